const ROOT = "[object.property.name='documentElement']";
const ALIAS = '[object.name=/^(root|html)$/]';
const FOREIGN = '/^(lang|dir|class|className|title)$/';
const FOREIGN_MESSAGE =
  'Browsers, translators and extensions write this attribute: read facts from kit/browser/page.';
/** What only one module may do, with the way to it. Each selector names the kind, not a place. */
const RESTRICTED = [
  {
    selector: "Identifier[name='NormalModuleReplacementPlugin']",
    message: 'Use replaceModules of runtime/upstream: it notices when nothing is replaced.',
  },
  ...[ROOT, ALIAS].map((object) => ({
    selector: `MemberExpression${object}[property.name=${FOREIGN}]:not(AssignmentExpression > .left)`,
    message: FOREIGN_MESSAGE,
  })),
  {
    selector: `CallExpression[callee.property.name='getAttribute'][callee.object.property.name='documentElement'][arguments.0.value=${FOREIGN}]`,
    message: FOREIGN_MESSAGE,
  },
  {
    selector: `VariableDeclarator[init.property.name='documentElement'] > ObjectPattern > Property[key.name=${FOREIGN}]`,
    message: FOREIGN_MESSAGE,
  },
  {
    selector: 'MemberExpression[property.name=/^(push|replace)State$/]',
    message: 'A browser may refuse: use writeAddress of kit/browser/page.',
  },
  {
    selector: "CallExpression[callee.name='addEventListener'][arguments.0.value='keydown']",
    message: 'Some keys belong to an input method: use onKeys of kit/browser/keys.',
  },
  {
    selector:
      'Literal[value=/\\((min|max)-width: ?\\d/], TemplateElement[value.raw=/\\((min|max)-width: ?\\d/]',
    message: 'Take the width from kit/ui/breakpoints.',
  },
  {
    selector:
      "CallExpression[callee.name='matchMedia'], CallExpression[callee.property.name='matchMedia'][optional=false]",
    message: 'Use mediaMatches of kit/browser/environment.',
  },
  {
    selector:
      "Identifier[name='DEFAULT_PARSE_FRONT_MATTER'], CallExpression[callee.property.name='defaultParseFrontMatter']",
    message: 'It evaluates a header of ---js: use parseHeader of plugins/front-matter/header.',
  },
];

/** A plugin of the linter. */
export default {
  rules: {
    'restricted-syntax': {
      create: ({ report }) =>
        Object.fromEntries(
          RESTRICTED.map(({ selector, message }) => [
            selector,
            (node) => report({ node, message }),
          ]),
        ),
    },
  },
};
