import { normalizeCode } from '../core/code-text';
import { decodeEntities, straightQuotes, type Line } from './lines';

interface Fence {
  open: number;
  close: number;
}

function readFences(lines: readonly Line[]): Fence[] {
  const fences: Fence[] = [];
  let open: number | undefined;
  lines.forEach(({ kind }, at) => {
    if (kind !== 'fence') return;
    if (open === undefined) open = at;
    else {
      fences.push({ open, close: at });
      open = undefined;
    }
  });
  return fences;
}

const ENTITY = /&#?\w+;/;
const plain = (head: string): string =>
  straightQuotes(decodeEntities(head)).normalize('NFKC').replace(/\s+/g, '');
const codeOf = (lines: readonly Line[], { open, close }: Fence): string =>
  lines
    .slice(open + 1, close)
    .map(({ text }) => text)
    .join('\n');
const langOf = (head: string): string => /[`~]{3,}(\w*)/.exec(head)?.[1] ?? '';

/** The heads of samples are those of the English page, and their code has no entities. */
export function mendFences(lines: readonly Line[], english: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line }));
  const [fences, originals] = [readFences(result), readFences(english)];
  if (fences.length !== originals.length) return result;
  fences.forEach((fence, at) => {
    const original = originals[at]!;
    const head = result[fence.open]!;
    const wanted = english[original.open]!.text;
    if (plain(head.text) === plain(wanted)) head.text = wanted;
    const [code, own] = [codeOf(result, fence), codeOf(english, original)];
    const decoded = decodeEntities(code);
    const lang = langOf(wanted);
    // Code that shows entities is compared; all other code has none.
    const isSame = !ENTITY.test(own) || normalizeCode(decoded, lang) === normalizeCode(own, lang);
    if (decoded === code || !isSame) return;
    decoded.split('\n').forEach((text, index) => (result[fence.open + 1 + index]!.text = text));
  });
  return result;
}
