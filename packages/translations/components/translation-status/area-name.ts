import { translate } from '@docusaurus/Translate';
import type { StatusArea } from '../../plugin-report/contract';

/** Name of an area of pages, or of the texts of the interface. */
export function areaName(area: StatusArea | 'interface'): string {
  switch (area) {
    case 'guide':
      return translate({
        id: 'translation-status.area.guide',
        message: 'Guide',
        description: 'Area of pages on the status page',
      });
    case 'config':
      return translate({
        id: 'translation-status.area.config',
        message: 'Configuration',
        description: 'Area of pages on the status page',
      });
    case 'blog':
      return translate({
        id: 'translation-status.area.blog',
        message: 'Blog',
        description: 'Area of pages on the status page',
      });
    case 'interface':
      return translate({
        id: 'translation-status.area.interface',
        message: 'Interface',
        description: 'Area of texts on the status page: buttons, menus, labels',
      });
    default:
      return translate({
        id: 'translation-status.area.other',
        message: 'Home page',
        description: 'Area of pages on the status page: what is in no other area',
      });
  }
}
