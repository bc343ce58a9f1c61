import { DEFINITION_TIPS } from '../features/glossary-terms/show-definitions';
import { TYPE_TIPS } from '../features/type-hovers/show-types';
import { createTooltips } from '@rslib-docs/kit/browser/tooltip/tooltips';

/* Loaded when something that has a tip is pointed at, focused or tapped. */
export const { enter } = createTooltips([TYPE_TIPS, DEFINITION_TIPS]);
