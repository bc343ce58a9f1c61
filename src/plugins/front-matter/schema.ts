import { Joi } from '@docusaurus/utils-validation';

const link = Joi.string().pattern(
  /^(?:\/(?!\/)|https:\/\/|#)/,
  'an in-site path or an https address',
);

const heroImage = Joi.alternatives(
  Joi.string(),
  Joi.object({ light: Joi.string().required(), dark: Joi.string().required() }),
);

/** One text, or parts that are joined by commas. */
const listOrText = Joi.alternatives(Joi.string(), Joi.array().items(Joi.string()));

/** Words by which readers ask for the page; more than these say that it is several pages. */
const keywords = Joi.array()
  .items(Joi.string())
  .min(3)
  .max(12)
  .unique((a: string, b: string) => a.toLowerCase() === b.toLowerCase());

const minorVersion = Joi.string().pattern(/^\d+\.\d+$/, "a version in quotes such as '0.13'");

const hero = Joi.object({
  name: Joi.string().required(),
  text: Joi.string().required(),
  tagline: Joi.string().required(),
  command: Joi.string(),
  actions: Joi.array().items(
    Joi.object({
      theme: Joi.string().valid('brand', 'alt').required(),
      text: Joi.string().required(),
      hint: Joi.string(),
      link: link.required(),
    }),
  ),
  image: Joi.object({
    src: heroImage.required(),
    alt: Joi.string().allow(''),
    width: Joi.number().integer().positive(),
    height: Joi.number().integer().positive(),
    srcset: listOrText,
    sizes: listOrText,
  }),
});

const feature = Joi.object({
  icon: Joi.string(),
  title: Joi.string().required(),
  details: Joi.string().required(),
  link,
  span: Joi.number().valid(2, 3, 4, 6),
  figure: Joi.string().valid('structure', 'declarations'),
  becomes: Joi.object({ from: Joi.string().required(), to: Joi.string().required() }),
});

/** Keys that every page may carry. `pageType` is free text here: an unknown one only warns. */
const common = {
  title: Joi.string().required(),
  titleSuffix: Joi.string(),
  description: Joi.string().max(200).required(),
  slug: Joi.string(),
  pageType: Joi.string(),
  sidebar: Joi.boolean(),
  navbar: Joi.boolean(),
  outline: Joi.boolean(),
  footer: Joi.boolean(),
  globalUIComponents: Joi.boolean(),
  'link-rss': Joi.alternatives(Joi.string(), Joi.array().items(Joi.string())),
  image: Joi.string(),
  keywords,
};

const flags = Joi.array().items(Joi.string().pattern(/^--[a-z][\w-]*$/, 'a flag such as --dts'));

/** Facts of the options that headings of the page name, by their names. */
const options = Joi.object().pattern(
  /^\w+(\.\w+)+$/,
  Joi.object({
    type: Joi.string().required(),
    default: Joi.string(),
    cli: flags,
    since: minorVersion,
  }),
);

export const DOC_SCHEMA = Joi.object({
  ...common,
  id: Joi.string(),
  sidebar_label: Joi.string(),
  pagination_label: Joi.string(),
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  hero,
  featuresTitle: Joi.string(),
  featuresText: Joi.string(),
  features: Joi.array().items(feature),
  overview: Joi.boolean(),
  foldEntries: Joi.boolean(),
  overviewHeaders: Joi.array().items(Joi.number().valid(2, 3, 4)),
  option: Joi.string(),
  type: Joi.string(),
  default: Joi.string(),
  topLevel: Joi.boolean(),
  cli: flags,
  since: minorVersion,
  deprecated: minorVersion,
  options,
})
  .with('option', ['type', 'default', 'topLevel'])
  .with('type', 'option')
  .with('default', 'option')
  .with('cli', 'option')
  .with('since', 'option')
  .with('deprecated', 'option')
  .with('options', 'option');

export const BLOG_SCHEMA = Joi.object({
  ...common,
  date: Joi.date().iso().required(),
  authors: Joi.array().items(Joi.string()).min(1).required(),
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
});

/** Fragments that pages include; they are never pages. */
export const SHARED_SCHEMA = Joi.object({});
