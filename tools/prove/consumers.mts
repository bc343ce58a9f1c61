import { chromium } from '@playwright/test';
import { runCommand } from '@rslib-docs/kit/node/command';
import { USAGE, proveConsumers } from '@rslib-docs/samples/consumers/run';
import { CHROMIUM_HELP, findTestChromium } from '../chromium/find-chromium.mts';

await runCommand(USAGE, (args) =>
  proveConsumers(args, () => {
    const executablePath = findTestChromium();
    if (!executablePath) throw new Error(CHROMIUM_HELP);
    return chromium.launch({ executablePath });
  }),
);
