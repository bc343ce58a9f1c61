import { describe, expect, it } from 'vitest';
import { convertConfig } from './convert';

describe('a configuration that is a function', () => {
  const bodyOf = (before: string, body: string): string =>
    convertConfig(
      `import { defineConfig } from 'tsup';\n${before}\nexport default defineConfig((options) => {\n${body}\n});`,
    ).code;

  it.each([
    ['switch', `switch (mode) { case 'a': return { format: 'esm' }; default: return {}; }`],
    ['if', `if (options.x) { const out = mode + 1; return { outDir: out } } return {};`],
    ['try', `try { load(mode); return {}; } catch { return { format: 'esm' }; }`],
    ['for', `for (const one of mode) return { minify: one }; return {};`],
    [
      'a statement of its own',
      `const a = mode; if (a) { const b = a; return { minify: b } } return {};`,
    ],
  ])('keeps what is used around its returns: %s', (_, body) => {
    expect(bodyOf('const mode = load();', body)).toContain('const mode = load();');
  });

  it('drops what only a converted object used', () => {
    const code = bodyOf('const mode = load();', 'if (X) { return { pure: [mode] } } return {};');
    expect(code).not.toContain('const mode');
  });

  it('follows names to the constants of the block that they are in', () => {
    const code = bodyOf(
      `const format = 'cjs'; const kind = 'cjs';`,
      `if (A) { const format = 'esm'; return { format } }
for (const kind of ['cjs', 'esm']) { return { format: kind } }
return { format };`,
    );
    const formats = [...code.matchAll(/lib: \[\{ format: '(\w+)'|\/\/ (format: kind)/g)];
    expect(formats.map(([, read, left]) => read ?? left)).toEqual([
      'esm',
      'esm',
      'format: kind',
      'cjs',
    ]);
  });
});
