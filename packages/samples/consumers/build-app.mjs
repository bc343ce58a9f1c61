/**
 * Builds the app in this folder into `dist` with one bundler, with no setting that the bundler does
 * not need; or serves it: node build-app.mjs <bundler> <folder with the bundlers>
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , bundler, packages] = process.argv;
const cwd = process.cwd();
const load = (name) => import(pathToFileURL(createRequire(packages).resolve(name)).href);

/** A page for a bundler that writes none. */
async function writePage(script) {
  const style = existsSync('dist/app.css') ? '<link rel="stylesheet" href="/app.css">' : '';
  await mkdir('dist', { recursive: true });
  await writeFile('dist/index.html', `<!doctype html>${style}<body>${script}`);
}

const BUNDLERS = {
  async vite() {
    const { build } = await load('vite');
    await build({ root: cwd, configFile: false, logLevel: 'error' });
  },
  async 'vite-dev'() {
    const { createServer } = await load('vite');
    const server = await createServer({ root: cwd, configFile: false, logLevel: 'error' });
    await server.listen(0);
    console.log(server.resolvedUrls.local[0]);
  },
  async rsbuild() {
    const { createRsbuild } = await load('@rsbuild/core');
    const rsbuildConfig = { source: { entry: { index: './app.js' } } };
    await (await createRsbuild({ cwd, rsbuildConfig })).build();
  },
  async webpack() {
    const { default: webpack } = await load('webpack');
    const config = {
      context: cwd,
      mode: 'production',
      entry: './app.js',
      experiments: { css: true },
    };
    const output = { path: path.join(cwd, 'dist'), filename: 'app.js', cssFilename: 'app.css' };
    const stats = await new Promise((resolve, reject) =>
      webpack({ ...config, output }, (error, done) => (error ? reject(error) : resolve(done))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    await writePage('<script src="/app.js"></script>');
  },
  async esbuild() {
    const { build } = await load('esbuild');
    const options = { bundle: true, format: 'esm', outdir: 'dist', minify: true };
    await build({ entryPoints: ['app.js'], ...options, logLevel: 'error' });
    await writePage('<script type="module" src="/app.js"></script>');
  },
};

await BUNDLERS[bundler]();
