import { chromium } from '@playwright/test';
import { CHROMIUM_HELP, findChromium } from '../tools/chromium/find-chromium.mts';
import { runCommand } from '../tools/lib/command.mts';
import { withCleanup } from '../tools/lib/processes.mts';
import { USAGE, readArguments } from './arguments.mts';
import { readPages } from './content/read-pages.mts';
import { createRecorder } from './report/recorder.mts';
import { measureParts } from './measure/parts.mts';
import { SITES } from './sites/all-sites.mts';

await runCommand(USAGE, async (args) => {
  const asked = readArguments(args);
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_HELP);
  const browser = await chromium.launch({ executablePath });
  const recorder = createRecorder({
    name: 'sites',
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    isLocal: asked.quick,
    chromium: browser.version(),
  });
  await withCleanup(
    async () => {
      const sites = asked.sites.map((id) => SITES[id]);
      const pages = await readPages();
      await measureParts({ ...asked, sites, pages, browser, executablePath, recorder });
    },
    () => void browser.close(),
  );
  console.log(`Written: ${recorder.files().join(', ')}`);
});
