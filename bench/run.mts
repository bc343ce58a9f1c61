import { chromium } from '@playwright/test';
import { runCommand } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { CHROMIUM_HELP, findChromium } from '../tools/chromium/find-chromium.mts';
import { USAGE, measureParts, readArguments } from './measure/parts.mts';
import { Failures, commandText } from './measure/rounds.mts';
import { resultsFile } from './report/results.mts';
import { readPages } from './sites/content.mts';
import { docusaurus, ours } from './sites/docusaurus.mts';
import { rspress, starlight, vitepress } from './sites/peers.mts';

const SITES = { ours, docusaurus, rspress, vitepress, starlight };

await runCommand(USAGE, async (args) => {
  const { sites: ids, quick, ...asked } = readArguments(args);
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_HELP);
  const browser = await chromium.launch({ executablePath });
  const failures = new Failures();
  const sites = ids.map((id) => SITES[id]);
  const session = {
    file: resultsFile('sites', quick),
    command: commandText('npm run bench', args),
    asked: sites,
    failures,
    chromium: browser.version(),
  };
  await withCleanup(
    async () => measureParts({ ...asked, sites, pages: await readPages(), browser, session }),
    () => void browser.close(),
  );
  return failures.end();
});
