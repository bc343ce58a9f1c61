/* Loaded before a command in TypeScript: node --import ./tools/typescript.mjs <command>. */
import './preflight.mjs';

// Not before: it may be what is missing.
await import('tsx');
