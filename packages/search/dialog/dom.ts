type Child = Node | string | false | null | undefined;
type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/** Makes an element. Texts stay texts: nothing here reads HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name, value as EventListener);
    } else if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Outlines on a 24 px grid. */
const PATHS = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21',
  clear: 'm6 6 12 12M18 6 6 18',
  title: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  header: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  recent: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4h-4M12 8v4l3 2',
  favorite: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  go: 'M20 6v5a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  away: 'M9 6h9v9M18 6 7 17',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  none: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21M8.5 8.5l4 4M12.5 8.5l-4 4',
  engine:
    'M5 4h14v10l-5 0M5 4v16h5M9 8h6M9 12h2M17 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM16.2 19.2 19 22',
  error: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.3',
} as const;

export type SearchIcon = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: SearchIcon): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
