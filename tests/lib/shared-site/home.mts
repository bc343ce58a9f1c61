import { pageSource, type FixtureSite } from '../fixture-site.mts';

const svg = (fill: string) =>
  `<svg viewBox="0 0 24 24"><path fill="${fill}" d="M4 4h16v16H4z"/></svg>`;
const HOME = `slug: /
pageType: home
titleSuffix: All parts
hero:
  name: Rslib
  text: "One line\\nand another"
  tagline: "First\\nsecond"
  actions:
    - { theme: alt, text: Elsewhere, link: 'https://other.example/' }
    - { theme: brand, text: Begin, link: /guide/start/ }
  image:
    src: { light: /img/light.svg, dark: /img/dark.svg }
    alt: A picture
    srcset: [/img/favicon.svg 1x, /img/favicon.svg 2x]
    sizes: ['(max-width: 768px) 300px', 375px]
features:
  - { icon: '✂', title: Text, details: An icon of text, span: 2 }
  - { icon: '${svg('currentColor')}', title: Tinted, details: In our color, span: 3 }
  - { icon: '${svg('teal')}', title: Own, details: In its own color, link: 'https://other.example/x' }
  - { title: Half, details: Half of the sheet, link: /config/, span: 6 }`;

/** A home page with all that one can hold, and a message in the footer. */
export async function addHome(site: FixtureSite): Promise<void> {
  await site.write('docs/index.mdx', pageSource('Home', HOME.split('\n')));
  await site.write(
    'static/img/light.svg',
    svg('red').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  await site.write(
    'static/img/dark.svg',
    svg('blue').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  await site.setFact(
    'src/site/footer.ts',
    'FOOTER_MESSAGE',
    `{ en: 'Made with **care** <b>x</b>', zh: '用心 **制作**' }`,
  );
}
