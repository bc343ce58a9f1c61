import { translate } from '@docusaurus/Translate';
import { announce, announceCopied } from '@rslib-docs/kit/browser/announce';
import { copyText } from '@rslib-docs/kit/browser/clipboard';
import { element } from '@rslib-docs/kit/browser/page';
import anchored from '@rslib-docs/kit/ui/AnchoredMenu.module.css';
import { unzipFiles, zipFiles } from '@rslib-docs/samples/archive/zip';
import { STACKBLITZ_URL, stackblitzFields } from '@rslib-docs/samples/archive/address';
import { ARCHIVE_CONFIG, ARCHIVE_LINK, DEFAULT_COMMAND } from './sample-archive';
import styles from './ArchiveMenu.module.css';

/** The configuration in an archive whose configuration is chosen. */
const CONFIG_FILE = 'rslib.config.ts';
/** By then the browser has begun to save the file. */
const KEPT_MS = 60_000;

/** The sample of a menu. */
interface Sample {
  /** Name of the archive. */
  address: string;
  name: string;
  /** The commands that build it, line by line. */
  commands: readonly string[];
  /** The configuration that replaces the one in the archive. */
  config: string | null;
}

function sampleOf(link: HTMLAnchorElement): Sample {
  const address = link.href;
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.zip$/, '');
  const commands = link.getAttribute(ARCHIVE_LINK) || DEFAULT_COMMAND;
  const config = link.getAttribute(ARCHIVE_CONFIG);
  return { address, name, commands: commands.split('\n'), config };
}

async function filesOf({ address, config }: Sample): Promise<Map<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const files = unzipFiles(new Uint8Array(await response.arrayBuffer()));
  if (config !== null) files.set(CONFIG_FILE, config);
  return files;
}

/** Downloads the archive with another configuration: it exists in the browser only. */
async function downloadChanged(sample: Sample): Promise<void> {
  const zip = new Blob([zipFiles(await filesOf(sample))], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(zip);
  link.download = `${sample.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** One line that fetches, installs and builds the project. */
function proveCommand({ address, name, commands }: Sample): string {
  const file = `${name}.zip`;
  const steps = [`curl -fLO ${address}`, `unzip ${file} -d ${name}`, `cd ${name}`, 'npm install'];
  return [...steps, ...commands].join(' && ');
}

/** Posts the project as the form of StackBlitz does; its answer opens in a new tab. */
async function openInStackBlitz(sample: Sample): Promise<void> {
  const { name, commands } = sample;
  const files = await filesOf(sample);
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

const texts = {
  download: () =>
    translate({
      id: 'sample-archive.menu.download',
      message: 'Download .zip',
      description: 'In the menu of a sample: downloads its project',
    }),
  stackblitz: () =>
    translate({
      id: 'sample-archive.menu.stackblitz',
      message: 'Open in StackBlitz',
      description: 'In the menu of a sample: opens its project on another site, in a new tab',
    }),
  command: () =>
    translate({
      id: 'sample-archive.menu.command',
      message: 'Copy command that builds it',
      description: 'In the menu of a sample: copies one line that fetches and builds the project',
    }),
  failed: () =>
    translate({
      id: 'sample-archive.menu.failed',
      message: 'The project could not be loaded. Try again',
      description: 'In the menu of a sample, in place of a button that could not do its work',
    }),
};

/** Opens the menu at a link to an archive; it exists while it is open. */
export function openMenu(link: HTMLAnchorElement, isByKey: boolean): void {
  const sample = sampleOf(link);
  const menu = element('div', `${anchored.menu!} ${styles.menu!}`);
  menu.popover = 'auto';
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') menu.remove();
  });
  const close = () => menu.hidePopover();
  const orSay = (control: HTMLElement) => () => {
    control.textContent = texts.failed();
    announce(texts.failed());
  };
  const download = document.createElement('a');
  Object.assign(download, { href: sample.address, download: '' });
  download.addEventListener('click', (event) => {
    // The browser follows the link after the click.
    if (sample.config === null) return void setTimeout(close);
    event.preventDefault();
    return void downloadChanged(sample).then(close, orSay(download));
  });
  const stackblitz = button(() => openInStackBlitz(sample).then(close, orSay(stackblitz)));
  const command = button(async () => {
    if (await copyText(proveCommand(sample))) announceCopied();
    close();
  });
  const list = element(
    'ul',
    undefined,
    item(download, texts.download()),
    item(stackblitz, texts.stackblitz()),
  );
  // The command fetches the page's own configuration, so it cannot have a replaced one.
  if (sample.config === null) list.append(item(command, texts.command()));
  menu.append(list);
  document.body.append(menu);
  // The button that opens the menu is its anchor, and Tab continues from there.
  (menu.showPopover as (options: { source: HTMLElement }) => void).call(menu, { source: link });
  if (isByKey) download.focus();
}
