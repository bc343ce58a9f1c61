import { LOCALES, type Locale } from '../../src/site/locales';
import { EXIT, countFindings } from '@rslib-docs/kit/node/command';
import { judgedSets } from './judged-sets.mts';
import { measure, type Score } from './measure.mts';
import { searchWith } from './ours.mts';
import { HEADER, line } from './print.mts';
import { plainAddress, readIndex } from './read-index.mts';
import { searchRemote, type RemoteEngine } from './remote.mts';

/** How much worse than the search in the browser an engine may be, in MRR@5 of a set. */
export const MOST_LOSS = 0.02;

export interface RemoteScore {
  locale: Locale;
  set: string;
  local: Score;
  remote: Score;
}

/** Asks an engine, and the search in the browser, the judged queries of both languages. */
export async function measureRemote(engine: RemoteEngine): Promise<RemoteScore[]> {
  const scores: RemoteScore[] = [];
  for (const locale of LOCALES) {
    const plain = plainAddress(locale);
    const askLocal = searchWith(readIndex(locale));
    const ask = searchRemote(engine, locale);
    const askRemote = async (query: string) => (await ask(query)).map(plain);
    for (const [set, judged] of Object.entries(judgedSets(locale))) {
      const local = await measure(judged, askLocal);
      scores.push({ locale, set, local, remote: await measure(judged, askRemote) });
    }
  }
  return scores;
}

/** Scores are sums of fractions: what differs after the ninth digit is equal. */
export const isWorse = ({ local, remote }: RemoteScore) =>
  Number((local.mrr5 - remote.mrr5).toFixed(9)) > MOST_LOSS;

/**
 * Prints both side by side.
 * @throws Error where the engine is not named or does not answer.
 */
export async function compareRemote(env: NodeJS.ProcessEnv): Promise<number> {
  const { SEARCH_API_URL: apiUrl, SEARCH_INDEX_NAME: index } = env;
  if (!apiUrl || !index) throw new Error('Set SEARCH_API_URL and SEARCH_INDEX_NAME.');
  const scores = await measureRemote({ apiUrl, index });
  console.log(HEADER);
  for (const { locale, set, local, remote } of scores) {
    console.log(line(`${locale}, ${set}, local`, local));
    console.log(line(`${locale}, ${set}, remote`, remote));
  }
  const worse = scores.filter(isWorse);
  for (const { locale, set } of worse) {
    console.error(`${locale}, ${set}: more than ${MOST_LOSS} below the search in the browser.`);
  }
  if (worse.length > 0) console.error(countFindings(worse.length));
  return worse.length > 0 ? EXIT.findings : EXIT.ok;
}
