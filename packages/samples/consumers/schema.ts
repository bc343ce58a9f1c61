import { Joi } from '@docusaurus/utils-validation';

const text = Joi.string();
const presence = Joi.object({
  has: Joi.array().items(text).default([]),
  lacks: Joi.array().items(text).default([]),
}).default();
const change = {
  files: Joi.object().pattern(text, text.allow(null)).default({}),
  package: Joi.object().unknown(),
};
const program = Joi.object({ code: text.required(), prints: text.allow('').required() });

/** Who uses a package: programs, the compiler, and apps that bundle it. In the order of pages. */
export const CONSUMERS = [
  'node-esm',
  'node-cjs',
  'types-node16',
  'types-bundler',
  'vite',
  'vite-dev',
  'rsbuild',
  'webpack',
  'esbuild',
  'script',
] as const;

/** What a file of recipes holds. `recipe.mts` has its type and says what each key means. */
export const RECIPES = Joi.array()
  .min(1)
  .items(
    Joi.object({
      id: text.pattern(/^[a-z\d-]+$/).required(),
      from: text.pattern(/^[^#]+#[^#]+$/),
      row: Joi.object({ page: text.required(), text: text.required() }),
      ...change,
      right: Joi.object({ sample: text.pattern(/^[^#]+#[^#]+$/), ...change })
        .or('sample', 'files', 'package')
        .default({}),
      wrong: Joi.array()
        .items(Joi.object({ why: text.required(), fails: text.required(), ...change }))
        .default([]),
      checks: Joi.object({
        dist: presence,
        pack: presence,
        text: Joi.object().pattern(text, presence).default({}),
        output: presence,
        packages: Joi.array().items(text).default([]),
        run: Joi.object()
          .pattern(/^(?:use|script)\.[cm]js$/, program)
          .default({}),
        types: Joi.object({ esm: text.required(), cjs: text, skipLibCheck: Joi.boolean() }),
        app: program,
        page: program,
        fails: Joi.object()
          .pattern(Joi.valid(...CONSUMERS), text)
          .default({}),
      }).required(),
    }),
  );
