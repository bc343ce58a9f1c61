import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_VERSION } from '../../src/site/identity';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Rows of the specification's §9 that a visitor can observe outside of search, with the code that
 * owns them. A test that cannot see the number, such as one of a look, would not notice a second
 * owner with another value; this one does.
 */
const ROWS: Record<string, Record<string, readonly string[]>> = {
  'Image zoom': {
    'src/design/tokens.css': ['--zoom: 300ms;'],
    'src/features/image-zoom/open-zoom.ts': ['const START_DELAY_MS = 100;'],
  },
  'Progress bar': {
    'src/features/progress-bar/progress-bar.ts': [
      'const SHOW_AFTER_MS = 200;',
      'const MINIMUM = 0.08;',
      'const TRICKLE = 0.02;',
      'const TRICKLE_EVERY_MS = 800;',
      'const SPEED_MS = 200;',
    ],
  },
  'Scroll throttles': {
    'src/features/outline/start-outline.ts': ['const OUTLINE_THROTTLE_MS = 100;'],
    'src/features/top-bar/hiding-bar.ts': ['const SCROLL_THROTTLE_MS = 200;'],
  },
  'top-arrived': { 'src/features/scroll-to-top/scroll-to-top.ts': ['const TOP_ARRIVED_PX = 100;'] },
  'Navbar height': { 'src/design/tokens.css': ['--nav: 72px;', '--nav: 56px;', '--bar: 46px;'] },
  'Copied indicator': { 'src/lib/copied/copied.ts': ['const COPIED_MS = 2000;'] },
  Breakpoints: {
    'src/design/breakpoints.ts': ['phone: 768,', 'drawer: 960,', 'outline: 1280,'],
  },
  'Popover/tooltip delay': {
    'src/lib/popups/delays.ts': ['const POPOVER_DELAY_MS = 100;'],
    'src/design/tokens.css': ['--tip-width: 250px;'],
  },
  'Theme defaults': { 'src/design/tokens.css': ['--r2: 6px;', '--z-popup: 1000;'] },
  'Social links shown': {
    'src/features/top-bar/SocialLinks.tsx': ['const SOCIAL_LINKS_SHOWN = 5;'],
  },
  'Hero image': { 'src/features/home/hero-size.ts': ['const HERO_IMAGE_PX = 375;'] },
  'Headings in outline': {
    'src/features/outline/outline-entries.ts': ['const DEEPEST_LEVEL = 4;'],
  },
};

async function readSources(): Promise<Map<string, string>> {
  const files = await fs.readdir(path.join(ROOT, 'src'), { recursive: true });
  const code = files.filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file));
  const read = code.map(
    async (file) =>
      [path.join('src', file), await fs.readFile(path.join(ROOT, 'src', file), 'utf8')] as const,
  );
  return new Map(await Promise.all(read));
}

const sources = await readSources();
const filesWith = (wanted: string | RegExp): string[] =>
  [...sources.keys()].filter((file) => sources.get(file)!.search(wanted) >= 0).sort();

describe('numbers of the specification', () => {
  it.each(Object.entries(ROWS))('%s: one owner, who cites it', (row, owners) => {
    expect(filesWith(new RegExp(`§9, "${row}"`))).toEqual(Object.keys(owners).sort());
    for (const [file, declarations] of Object.entries(owners)) {
      for (const declaration of declarations) {
        expect(sources.get(file), file).toContain(declaration);
        const name = /const (\w+)/.exec(declaration)?.[1];
        if (name) expect(filesWith(new RegExp(`const ${name}\\b`)), name).toEqual([file]);
      }
    }
  });

  it('widths of the layout are nowhere written out in code', () => {
    const widths = /\((?:min|max)-width: ?\d/;
    const code = [...sources].filter(([file, text]) => !file.endsWith('.css') && widths.test(text));
    expect(code.map(([file]) => file)).toEqual([]);
  });

  it('the layer and width of popups and the time of the zoom are tokens wherever they are used', () => {
    const styles = [...sources].filter(
      ([file, text]) =>
        file.endsWith('.module.css') && /z-index: 1000|max-width: 250px|\b300ms/.test(text),
    );
    expect(styles.map(([file]) => file)).toEqual([]);
  });
});

it('the pages are about the version that their samples run with', async () => {
  const json = await fs.readFile(path.join(ROOT, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(json) as { devDependencies: Record<string, string> };
  expect(DOCUMENTED_VERSION).toBe(devDependencies['@rslib/core']);
});
