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
/** What a file of tasks holds. `task.mts` has its type and says what each key means. */
export const TASKS = Joi.array()
  .min(1)
  .items(
    Joi.object({
      id: text.pattern(/^[a-z\d-]+$/).required(),
      prompt: Joi.object({ en: text.required(), zh: text.required() }).required(),
      ...change,
      right: Joi.object({ sample: text.pattern(/^[^#]+#[^#]+$/), ...change })
        .or('sample', 'files', 'package')
        .required(),
      wrong: Joi.array()
        .min(1)
        .items(Joi.object({ why: text.required(), fails: text.required(), ...change }))
        .required(),
      checks: Joi.object({
        dist: presence,
        pack: presence,
        text: Joi.object().pattern(text, presence).default({}),
        output: presence,
        packages: Joi.array().items(text).default([]),
        run: Joi.object()
          .pattern(
            /^[a-z-]+\.[cm]js$/,
            Joi.object({ code: text.required(), prints: text.required() }),
          )
          .default({}),
        types: Joi.object({ esm: text.required(), cjs: text }),
      }).required(),
    }),
  );
