import { translate } from '@docusaurus/Translate';
import { announce, announceCopied } from '@rslib-docs/kit/browser/announce';
import { copyText } from '@rslib-docs/kit/browser/clipboard';
import { element } from '@rslib-docs/kit/browser/page';
import { WRAPPED } from '@rslib-docs/kit/shared/page-contract';
import anchored from '@rslib-docs/kit/ui/AnchoredMenu.module.css';
import { unzipFiles, zipFiles } from '@rslib-docs/samples/archive/zip';
import { STACKBLITZ_URL, stackblitzFields } from '@rslib-docs/samples/archive/address';
import { filesOf } from './code-controls';
import { ARCHIVE, ARCHIVE_CONFIG, DEFAULT_COMMAND } from './sample-menu';
import styles from './SampleMenu.module.css';

/** The configuration in an archive whose configuration is chosen. */
const CONFIG_FILE = 'rslib.config.ts';
/** By then the browser has begun to save the file. */
const KEPT_MS = 60_000;

/** The archive of a sample, its commands, and the configuration that replaces the one in it. */
function projectOf(link: HTMLAnchorElement) {
  const address = link.href;
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.zip$/, '');
  const commands = (link.getAttribute(ARCHIVE) || DEFAULT_COMMAND).split('\n');
  return { address, name, commands, config: link.getAttribute(ARCHIVE_CONFIG) };
}

type Project = ReturnType<typeof projectOf>;

async function archivedFiles({ address, config }: Project): Promise<Map<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const files = unzipFiles(new Uint8Array(await response.arrayBuffer()));
  if (config !== null) files.set(CONFIG_FILE, config);
  return files;
}

/** Downloads the archive with another configuration: it exists in the browser only. */
async function downloadChanged(sample: Project): Promise<void> {
  const zip = new Blob([zipFiles(await archivedFiles(sample))], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(zip);
  link.download = `${sample.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** One line that fetches, installs and builds the project. */
function proveCommand({ address, name, commands }: Project): string {
  const file = `${name}.zip`;
  const steps = [`curl -fLO ${address}`, `unzip ${file} -d ${name}`, `cd ${name}`, 'npm install'];
  return [...steps, ...commands].join(' && ');
}

/** Posts the project as the form of StackBlitz does; its answer opens in a new tab. */
async function openInStackBlitz(sample: Project): Promise<void> {
  const { name, commands } = sample;
  const files = await archivedFiles(sample);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: STACKBLITZ_URL, target: '_blank', hidden: true });
  form.rel = 'noopener';
  for (const [field, value] of stackblitzFields(name, files, commands.join(' && '))) {
    const input = document.createElement('textarea');
    input.name = field;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function item(control: HTMLElement, text: string): HTMLLIElement {
  control.className = styles.item!;
  control.textContent = text;
  return element('li', undefined, control);
}

function button(run: () => unknown): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.addEventListener('click', run);
  return control;
}

const TEXTS = {
  copyAll: translate({
    id: 'code-fence.menu.copyAll',
    message: 'Copy all files',
    description: 'In the menu of a sample: copies all its files, with their names',
  }),
  wrap: translate({
    id: 'code-fence.menu.wrap',
    message: 'Wrap long lines',
    description: 'In the menu of a sample: wraps the long lines of its files, or no longer',
  }),
  download: translate({
    id: 'code-fence.menu.download',
    message: 'Download .zip',
    description: 'In the menu of a sample: downloads its project',
  }),
  stackblitz: translate({
    id: 'code-fence.menu.stackblitz',
    message: 'Open in StackBlitz',
    description: 'In the menu of a sample: opens its project on another site, in a new tab',
  }),
  command: translate({
    id: 'code-fence.menu.command',
    message: 'Copy command that builds it',
    description: 'In the menu of a sample: copies one line that fetches and builds the project',
  }),
  failed: translate({
    id: 'code-fence.menu.failed',
    message: 'The project could not be loaded. Try again',
    description: 'In the menu of a sample, in place of a button that could not do its work',
  }),
};

/** Ways to read and copy the files that the page shows. */
function readingItems(opener: Element, close: () => void): HTMLLIElement[] {
  const block = opener.closest('figure');
  const sample = opener.closest('[data-sample]');
  const blocks = sample ? [...sample.querySelectorAll('figure')] : block ? [block] : [];
  const copyAll = button(async () => {
    if (await copyText(filesOf(sample!))) announceCopied();
    close();
  });
  const isWrapped = blocks.some((block) => block.hasAttribute(WRAPPED));
  const wrap = button(() => {
    for (const block of blocks) block.toggleAttribute(WRAPPED, !isWrapped);
    close();
  });
  wrap.ariaPressed = String(isWrapped);
  return [...(sample ? [item(copyAll, TEXTS.copyAll)] : []), item(wrap, TEXTS.wrap)];
}

function projectItems(link: HTMLAnchorElement, close: () => void): HTMLLIElement[] {
  const project = projectOf(link);
  const orSay = (control: HTMLElement) => () => {
    control.textContent = TEXTS.failed;
    announce(TEXTS.failed);
  };
  const download = document.createElement('a');
  Object.assign(download, { href: project.address, download: '' });
  download.addEventListener('click', (event) => {
    // The browser follows the link after the click.
    if (project.config === null) return void setTimeout(close);
    event.preventDefault();
    return void downloadChanged(project).then(close, orSay(download));
  });
  const stackblitz = button(() => openInStackBlitz(project).then(close, orSay(stackblitz)));
  const command = button(async () => {
    if (await copyText(proveCommand(project))) announceCopied();
    close();
  });
  const items = [item(download, TEXTS.download), item(stackblitz, TEXTS.stackblitz)];
  // The command fetches the page's own configuration, so it cannot have a replaced one.
  if (project.config === null) items.push(item(command, TEXTS.command));
  return items;
}

/** The button of an open menu on which a press has begun: the platform closes the menu first. */
let pressed: HTMLElement | undefined;

/** Opens the menu of a sample, or closes it; it exists while it is open. */
export function openMenu(opener: HTMLElement, isByKey: boolean): void {
  const isClosing = pressed === opener && !isByKey;
  pressed = undefined;
  if (isClosing) return;
  const menu = element('div', `${anchored.menu!} ${styles.menu!}`);
  menu.popover = 'auto';
  const onPress = ({ target }: Event): void => {
    pressed = opener.contains(target as Node) ? opener : undefined;
  };
  addEventListener('pointerdown', onPress, { capture: true });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    menu.remove();
    opener.removeAttribute('aria-expanded');
    removeEventListener('pointerdown', onPress, { capture: true });
  });
  const close = () => menu.hidePopover();
  const items = readingItems(opener, close);
  if (opener instanceof HTMLAnchorElement) items.push(...projectItems(opener, close));
  menu.append(element('ul', undefined, ...items));
  document.body.append(menu);
  // The button that opens the menu is its anchor, and Tab continues from there.
  (menu.showPopover as (options: { source: HTMLElement }) => void).call(menu, { source: opener });
  opener.ariaExpanded = 'true';
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && relatedTarget !== opener && !menu.contains(relatedTarget as Node)) close();
  });
  if (isByKey) menu.querySelector<HTMLElement>('a, button')!.focus();
}
