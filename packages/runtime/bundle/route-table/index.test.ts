import { describe, expect, it } from 'vitest';
import { generateRouteTable } from './index';

const REGISTRY = `export default {
  "aa": [() => import(/* webpackChunkName: "aa" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "b1": [() => import(/* webpackChunkName: "b1" */ "@site/docs/it's.mdx"), "@site/docs/it's.mdx", require.resolveWeak("@site/docs/it's.mdx")],
  "b2": [() => import(/* webpackChunkName: "b2" */ "@site/docs/b.mdx?x=1"), "@site/docs/b.mdx?x=1", require.resolveWeak("@site/docs/b.mdx?x=1")],};
`;
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s',
    component: ComponentCreator('/it\\'s', '0f1'),
    exact: true,
    sidebar: "docs"
  },
  {
    path: '/b',
    component: ComponentCreator('/b', '0f2'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const CHUNK_NAMES = {
  "/it's-0f1": { __comp: 'aa', content: 'b1' },
  '/b-0f2': { __comp: 'aa', items: [{ content: 'b2' }] },
};
const generated = {
  routes: ROUTES,
  registry: REGISTRY,
  chunkNames: CHUNK_NAMES,
  reader: '@reader',
};

describe('the table of the routes', () => {
  it.each([
    [
      'names in other quotes',
      ROUTES.replace(`ComponentCreator('/b', '0f2')`, `ComponentCreator("/b", "0f2")`),
      'routes.js has no component in a known form for "/b-0f2"',
    ],
    [
      'another call',
      ROUTES.replace(`ComponentCreator('/b'`, `create('/b'`),
      'routes.js has no component in a known form for "/b-0f2"',
    ],
    [
      'another export',
      ROUTES.replace('export default [', 'export const routes = ['),
      'routes.js exports no list of routes',
    ],
  ])('refuses routes in a form that it does not know: %s', (_form, routes, message) => {
    expect(() => generateRouteTable({ ...generated, routes })).toThrow(
      `Upstream "generated-routes": ${message}`,
    );
  });

  it('says what Docusaurus has not generated', () => {
    expect(() => generateRouteTable({ ...generated, chunkNames: {} })).toThrow(
      'routesChunkNames.json has no route "/it\'s-0f1"',
    );
    expect(() => generateRouteTable({ ...generated, registry: '' })).toThrow(
      'registry.js has no chunk "b1"',
    );
  });
});
