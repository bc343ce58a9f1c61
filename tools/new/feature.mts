import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { TEXT, kebab } from './fields.mts';
import { readProjectFile, type Kind } from './plan.mts';

const TEXTS = `${TRANSLATIONS}/code.json`;

const toPascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

const component = (
  name: string,
  text: string,
): string => `import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './${toPascal(name)}.module.css';

/** Say here what a visitor can do with it. */
export function ${toPascal(name)}(): ReactNode {
  return (
    <p className={styles.root}>
      <Translate id="${name}.text" description="Say here where it is shown">
        {${quote(text)}}
      </Translate>
    </p>
  );
}
`;

const STYLES = `.root {
  color: var(--ink);
}
`;

const test = (
  name: string,
  text: string,
): string => `import { createElement, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ${toPascal(name)} } from './${toPascal(name)}';

// The site provides it; here the English text is the text.
vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: PropsWithChildren) => children,
}));

it('shows its text', () => {
  const text = renderToStaticMarkup(${quote(text)});
  expect(renderToStaticMarkup(createElement(${toPascal(name)}))).toContain(text);
});
`;

const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

export const FEATURE: Kind = {
  about: 'a visible part in src/features',
  fields: [{ flag: 'name', asks: 'Its name', example: 'copy-link', refuses: kebab }, ...TEXT],
  plan: async (root, { name, text, 'text-zh': chinese }) => {
    const texts = JSON.parse(await readProjectFile(root, TEXTS)) as Record<string, object>;
    texts[`${name}.text`] = { message: chinese, description: 'Say here where it is shown' };
    const file = `src/features/${name}/${toPascal(name!)}`;
    return {
      created: new Map([
        [`${file}.tsx`, component(name!, text!)],
        [`${file}.module.css`, STYLES],
        [`${file}.test.ts`, test(name!, text!)],
      ]),
      changed: new Map([[TEXTS, `${JSON.stringify(texts, null, 2)}\n`]]),
      next: [
        `Compose it in a slot of src/theme/: nothing shows it yet.`,
        `Every further text has an id ${name}.<what>, and its Chinese in ${TEXTS}.`,
      ],
    };
  },
};
