import { translate } from '@docusaurus/Translate';

export function outlineTitle(): string {
  return translate({
    id: 'outline.title',
    message: 'On this page',
    description: 'Title of the outline of a page; English shows it in capitals',
  });
}
