/** What the front matter of a page with `pageType: home` holds. */
export interface HomeFrontMatter {
  hero: {
    name: string;
    /** The title; its line breaks are kept. */
    text: string;
    tagline: string;
    /** Shell command that begins a project. */
    command?: string;
    actions?: readonly { theme: 'brand' | 'alt'; text: string; link: string }[];
  };
  features?: readonly {
    title: string;
    details: string;
    link?: string;
    /** Columns out of twelve. */
    span?: 2 | 3 | 4 | 6;
  }[];
}
