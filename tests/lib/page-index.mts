import { Joi } from '@docusaurus/utils-validation';
import type { Feed, OutlineEntry, PageIndexEntry } from '../../src/plugins/page-data/contract';

/** The named keys of a page's front matter; all others are there too, as written. */
const FRONT_MATTER = Joi.object({
  title: Joi.string(),
  titleSuffix: Joi.string(),
  description: Joi.string(),
  hero: Joi.object(),
  features: Joi.array().items(Joi.object()),
  sidebar: Joi.boolean(),
  date: Joi.date().iso(),
  overview: Joi.boolean(),
  overviewHeaders: Joi.array().items(Joi.number().valid(2, 3, 4)),
  globalUIComponents: Joi.boolean(),
}).unknown();

const OUTLINE_ENTRY = Joi.object<OutlineEntry, true>({
  text: Joi.string().allow('').required(),
  id: Joi.string().required(),
  depth: Joi.number().valid(2, 3, 4).required(),
  charIndex: Joi.number().integer().min(-1).required(),
});

const FEED = Joi.object<Feed, true>({
  language: Joi.string().required(),
  url: Joi.string().pattern(/^\//).required(),
  mime: Joi.string().required(),
});

const PAGE = Joi.object<PageIndexEntry, true>({
  pagePath: Joi.string().allow('').required(),
  pageType: Joi.string().valid('home', 'doc', 'custom', 'blank', '404').required(),
  title: Joi.string().required(),
  headingTitle: Joi.string().required(),
  routePath: Joi.string().pattern(/^\//).required(),
  lang: Joi.string().valid('en', 'zh').required(),
  toc: Joi.array().items(OUTLINE_ENTRY).required(),
  frontmatter: FRONT_MATTER.required(),
  version: Joi.string().allow('').required(),
  relativePath: Joi.string().allow('').required(),
  feeds: Joi.array().items(FEED).required(),
  lastUpdatedTime: Joi.number().integer().allow(null).required(),
});

/** The form of `page-index.json`: specification §3, "Page data" and "Page index entry". */
export const PAGE_INDEX = Joi.array().items(PAGE).unique('routePath').required();
