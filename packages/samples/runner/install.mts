import { installPackages } from './packages.mts';

// Once, before the tests that would each do it at the same time.
await installPackages(process.cwd());
