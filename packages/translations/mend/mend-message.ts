import { decodeEntities } from './lines';

/** A text of the interface with the placeholders of the original, and without entities. */
export function mendMessage(english: string, translated: string): string {
  const plain = /&#?\w+;/.test(english) ? translated : decodeEntities(translated);
  return [...english.matchAll(/\{(\w+)\}/g)].reduce((text, [whole, name]) => {
    const damaged = new RegExp(`\\\\?[{｛]\\s*${name}\\s*\\\\?[}｝]`, 'gi');
    return text.replace(damaged, whole);
  }, plain);
}
