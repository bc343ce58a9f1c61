import { DEFINITION_TIPS } from '../features/glossary-terms/show-definitions';
import { TYPE_TIPS } from '../features/type-hovers/show-types';
import { createTips } from '../lib/tips/tips';

/* Loaded when something that has a tip is pointed at, focused or tapped. */
export const { enter } = createTips([TYPE_TIPS, DEFINITION_TIPS]);
