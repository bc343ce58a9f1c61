import { expect, it } from 'vitest';
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
const ANOTHER_FORM = 'routes.js has no component in a known form for "/b-0f2"';

it.each([
  [`ComponentCreator('/b', '0f2')`, `ComponentCreator("/b", "0f2")`, ANOTHER_FORM],
  [`ComponentCreator('/b'`, `create('/b'`, ANOTHER_FORM],
  ['export default [', 'export const routes = [', 'routes.js exports no list of routes'],
])('routes with %s as %s are refused', (from, to, message) => {
  const routes = ROUTES.replace(from, to);
  const says = `Upstream "generated-routes": ${message}`;
  expect(() => generateRouteTable({ ...generated, routes })).toThrow(says);
});

it('what Docusaurus has not generated is named', () => {
  const fault = (change: object) => () => generateRouteTable({ ...generated, ...change });
  expect(fault({ chunkNames: {} })).toThrow('routesChunkNames.json has no route "/it\'s-0f1"');
  expect(fault({ registry: '' })).toThrow('registry.js has no chunk "b1"');
});
