/*
 * Loaded before Docusaurus (`node --import`). Its loader of configurations and plugins, jiti, has
 * Babel translate each of our files and evaluates what plugins share once for each of them; esbuild
 * and Node's own cache need a fraction of that. The rows of `src/plugins/upstream/inventory.ts` say
 * when Docusaurus loads modules another way.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync, version } from 'esbuild';

const require = createRequire(import.meta.url);

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where all that builds keep lies: a build with a folder of its own begins with nothing. */
const CACHE = path.join(
  path.resolve(ROOT, process.env.BUILD_CACHE_DIR ?? 'node_modules/.cache'),
  'typescript',
);

/** The module in JavaScript, as it was translated before where it is the same. */
function translate(file) {
  const source = fs.readFileSync(file, 'utf8');
  const name = createHash('sha256').update(`${version}\n${file}\n${source}`).digest('hex');
  const kept = path.join(CACHE, name);
  if (fs.existsSync(kept)) return fs.readFileSync(kept, 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    format: 'cjs',
    target: 'node20.19',
    // Our own modules have no extension in `import()`, as in `import`: Node.js takes `require`.
    supported: { 'dynamic-import': false },
    sourcefile: file,
    sourcemap: 'inline',
  });
  // Into place at once: another build may read it.
  const draft = `${kept}.${process.pid}`;
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(draft, code);
  fs.renameSync(draft, kept);
  return code;
}

for (const extension of ['.ts', '.mts'])
  require.extensions[extension] = (module, file) => module._compile(translate(file), file);

const isInstalled = (file) => file.includes(`${path.sep}node_modules${path.sep}`);

/** The export in jiti's form: the value of a configuration, or a plugin with its named exports. */
function load(file) {
  // A configuration that is read again, as `npm start` does, is read with all that it imports.
  if (path.basename(file).startsWith('docusaurus.config.')) {
    for (const loaded of Object.keys(require.cache))
      if (!isInstalled(loaded)) delete require.cache[loaded];
  }
  // Sidebars are read again alone. Plugins are not: others may share what they keep.
  if (/sidebars\.\w+$/.test(file)) delete require.cache[file];
  const exported = require(file);
  return typeof exported.default === 'object' ? exported.default : exported;
}

const utils = path.dirname(require.resolve('@docusaurus/utils'));
const jiti = require.resolve('jiti', { paths: [utils] });
require.cache[jiti] = Object.assign(new Module(jiti), {
  loaded: true,
  filename: jiti,
  exports: () => load,
});
