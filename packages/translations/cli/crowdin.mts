import path from 'node:path';
import { EXIT, Refusal } from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { uncommitted } from '../core/git-blobs';
import { TRANSLATIONS } from '../core/places';
import { collectStatus } from './collect.mts';
import type { RunCrowdin } from './crowdin-command.mts';
import { pageLoss, textsLoss } from './crowdin-losses.mts';
import { STAGE, stageSources, stageTranslations } from './crowdin-stage.mts';
import { layOut, restorePage, restoreTexts } from './fix.mts';
import { readText } from './lock.mts';
import type { PagePair } from './project.mts';
import { expectedTexts } from './ui-files.mts';

const LANGUAGE = ['--language', 'zh-CN'];
const NEEDED = ['CROWDIN_PROJECT_ID', 'CROWDIN_PERSONAL_TOKEN'];

/** @throws Refusal naming the settings that the command lacks */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new Refusal(`Crowdin needs ${missing.join(' and ')} in the environment:`, [
    'a token is made at https://crowdin.com/settings#api-key',
    'the id of the project stands on its page "Tools, API"',
  ]);
}

/**
 * Sends the English, then the Chinese that translates it as it is now. Crowdin finds translations
 * of a page by their order, so a page that is behind would be taken for another text: it stays here.
 */
export async function upload(root: string, run: RunCrowdin): Promise<number> {
  await stageSources(root);
  const { pages, ui } = await collectStatus(root);
  const current = pages.filter(({ state }) => state === 'current');
  const behind = pages.filter(({ state }) => state === 'behind' || state === 'broken');
  await stageTranslations(root, [
    ...current.map(({ pair }) => pair.chinese),
    ...ui.filter(({ usable }) => usable).map(({ file }) => file),
  ]);
  const dir = path.join(root, STAGE);
  await run(['upload', 'sources'], dir);
  // A text that is the same in both languages is translated too, and what is accepted is approved.
  const options = ['--import-eq-suggestions', '--auto-approve-imported'];
  await run(['upload', 'translations', ...LANGUAGE, ...options], dir);
  console.log(`Sent ${pages.length} pages, and the Chinese of ${current.length}.`);
  for (const { pair } of behind)
    console.log(`${pair.chinese} is behind and was not sent; accept it first.`);
  return EXIT.ok;
}

function refuseIfDirty(root: string): void {
  const changes = uncommitted(root, path.dirname(TRANSLATIONS));
  if (changes === undefined) {
    const reason = 'this is no git repository: what the download changes could not be undone';
    throw new Refusal('Nothing was downloaded:', [reason]);
  }
  if (changes.length === 0) return;
  throw new Refusal('Nothing was downloaded: commit or stash these changes first.', changes);
}

/** A file that came: what it holds without damage, and what of the Chinese here it would lose. */
interface Arrival {
  file: string;
  text: string;
  isNew: boolean;
  loss: string | undefined;
}

async function readArrival(
  root: string,
  file: string,
  pair: PagePair | undefined,
  texts: ReadonlyMap<string, string> | undefined,
): Promise<Arrival | undefined> {
  const came = (await readText(root, `${STAGE}/${file}`)) ?? '';
  const before = await readText(root, file);
  const english = pair && (await readText(root, pair.english));
  if (pair && english !== undefined) {
    // Tables and lists are written as their source was, whatever the length of their words.
    const text = await layOut(root, file, await restorePage(root, pair, came));
    const loss = await pageLoss(root, pair, { english, before, after: text });
    return { file, text, isNew: text !== before, loss };
  }
  if (!texts) return undefined;
  const text = restoreTexts(came, texts);
  return { file, text, isNew: text !== before, loss: textsLoss(before ?? '{}', text) };
}

/**
 * Brings translations back. What came is mended and looked at first; a file that would lose Chinese
 * text stays as it is.
 *
 * @param onlyApproved leaves out what nobody has approved at Crowdin.
 */
export async function download(
  root: string,
  run: RunCrowdin,
  onlyApproved = false,
): Promise<number> {
  refuseIfDirty(root);
  const pages = new Map((await stageSources(root)).map((pair) => [pair.chinese, pair]));
  const texts = await expectedTexts(root);
  const approved = onlyApproved ? ['--export-only-approved'] : [];
  await run(['download', 'translations', ...LANGUAGE, ...approved], path.join(root, STAGE));

  const files = await listFiles(path.join(root, STAGE, TRANSLATIONS), '').catch(() => []);
  const arrivals: Arrival[] = [];
  for (const name of files.sort()) {
    const file = `${TRANSLATIONS}/${name}`;
    const arrival = await readArrival(root, file, pages.get(file), texts.get(name));
    if (arrival) arrivals.push(arrival);
    else console.log(`${file} belongs to no page of this version and was left out.`);
  }
  const losing = arrivals.filter(({ loss }) => loss !== undefined);
  const taken = arrivals.filter(({ loss, isNew }) => loss === undefined && isNew);
  console.log(
    `${arrivals.length} files came; ${losing.length} would lose Chinese text and stay as they are.`,
  );
  for (const { file, loss } of losing) console.log(`${file} ${loss}`);
  writeFiles(root, new Map(taken.map(({ file, text }) => [file, text])));
  for (const { file } of taken) console.log(`changed ${file}`);
  if (losing.length > 0) console.log(`What came stands in ${STAGE}/${TRANSLATIONS}.`);
  console.log('Next: npm run i18n status, and accept what was translated.');
  return losing.length > 0 ? EXIT.findings : EXIT.ok;
}
