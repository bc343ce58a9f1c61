import path from 'node:path';
import { bundleCommand, type Files } from './bundle.mts';

const ENTRY = path.resolve(import.meta.dirname, '../../packages/tsup-to-rslib/cli/main.mts');

/** One file, which needs nothing but Node.js. */
export const tsupToRslib = async (): Promise<Files> =>
  new Map([['cli.mjs', await bundleCommand(ENTRY)]]);
