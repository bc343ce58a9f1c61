/** What a sample need not show: files that every project gets unless it has its own. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'esnext',
      lib: ['esnext', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      rootDir: 'src',
      types: ['node', '@rslib/core/types'],
    },
    include: ['src'],
  }),
};

const DEFAULT_SOURCE = `export const greet = (name: string): string => \`Hello, \${name}!\`;\n`;

export const isConfigFile = (file: string): boolean => /^rslib\.config\.[cm]?[jt]s$/.test(file);
/** Scripts that start a build, and what lies beside package.json, are not what is built. */
const isSource = (file: string): boolean =>
  !file.startsWith('scripts/') && /\/[^/]+\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file);

/** Adds what the project lacks to be built. */
export function completeFiles(files: Map<string, string>): void {
  for (const [file, text] of Object.entries(DEFAULTS)) {
    if (!files.has(file)) files.set(file, text);
  }
  if (![...files.keys()].some(isSource)) files.set('src/index.ts', DEFAULT_SOURCE);
}
