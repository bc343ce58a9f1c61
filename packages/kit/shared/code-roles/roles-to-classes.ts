import type { ShikiTransformer } from 'shiki';
import { TOKEN_ROLES } from './theme';

/** Class by what Shiki writes as style; plain text has none. */
const CLASS_BY_STYLE = new Map<string, string | undefined>([
  ['', undefined],
  ...Object.entries(TOKEN_ROLES).map(
    ([role, colour]) => [`color:${colour}`, role === 'ink' ? undefined : `t-${role}`] as const,
  ),
]);

/** Replaces placeholder colours by classes and removes what carries no information. */
export const rolesToClasses: ShikiTransformer = {
  name: 'roles-to-classes',
  span(node) {
    const style = String(node.properties.style ?? '');
    if (!CLASS_BY_STYLE.has(style)) throw new Error(`Unexpected token style "${style}".`);
    const className = CLASS_BY_STYLE.get(style);
    delete node.properties.style;
    if (className) node.properties.class = className;
  },
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && Object.keys(child.properties).length === 0
        ? child.children
        : [child],
    );
  },
};
