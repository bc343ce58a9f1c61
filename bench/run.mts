import { chromium } from '@playwright/test';
import { CHROMIUM_HELP, findChromium } from '../tools/chromium/find-chromium.mts';
import { EXIT, runCommand } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { USAGE, readArguments } from './arguments.mts';
import { readPages } from './content/read-pages.mts';
import { createRecorder } from './report/recorder.mts';
import { createFailures } from './measure/failures.mts';
import { measureParts } from './measure/parts.mts';
import { SITES } from './sites/all-sites.mts';

await runCommand(USAGE, async (args) => {
  const asked = readArguments(args);
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_HELP);
  const browser = await chromium.launch({ executablePath });
  const failures = createFailures();
  const recorder = createRecorder({
    name: 'sites',
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    isLocal: asked.quick,
    isSecond: asked.second,
    chromium: browser.version(),
  });
  await withCleanup(
    async () => {
      const sites = asked.sites.map((id) => SITES[id]);
      const pages = await readPages();
      await measureParts({ ...asked, sites, pages, browser, executablePath, recorder, failures });
    },
    () => void browser.close(),
  );
  console.log(`Written: ${recorder.files().join(', ')}`);
  for (const line of failures.summary) console.error(line);
  return failures.summary.length > 0 ? EXIT.findings : EXIT.ok;
});
