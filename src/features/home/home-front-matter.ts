/** Width and height of the picture of the hero unless it says otherwise (specification §9, "Hero image"). */
export const HERO_IMAGE_PX = 375;

export interface HeroAction {
  theme: 'brand' | 'alt';
  text: string;
  /** The subject of the text, for readers who meet the link alone: "about Rslib". */
  hint?: string;
  link: string;
}

export interface HeroImage {
  /** One picture, or one for each appearance. */
  src: string | { light: string; dark: string };
  alt?: string;
  width?: number;
  height?: number;
  srcset?: string | readonly string[];
  sizes?: string | readonly string[];
}

export interface HomeFeature {
  /** A character or two, or the source of an svg; with `currentColor` it takes the site's color. */
  icon?: string;
  title: string;
  details: string;
  link?: string;
  span?: 2 | 3 | 4 | 6;
  /** A drawing of this site's own. */
  figure?: 'structure' | 'declarations';
  /** Input and output, as in the tool. */
  becomes?: { from: string; to: string };
}

/** The front matter of a page with `pageType: home`. */
export interface HomeFrontMatter {
  hero: {
    name: string;
    /** The title; its line breaks are kept. */
    text: string;
    tagline: string;
    command?: string;
    actions?: readonly HeroAction[];
    image?: HeroImage;
  };
  featuresTitle?: string;
  featuresText?: string;
  features?: readonly HomeFeature[];
}
