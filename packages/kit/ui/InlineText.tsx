import type { ReactNode } from 'react';

const FORMS = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|~~(.+?)~~|\*([^*]+)\*/;
const TAGS = ['code', 'strong', 'del', 'em'] as const;

/** A name that may be broken after its dots: `output.filenameHash` is wider than a phone. */
export function breakable(name: string): ReactNode {
  const parts = name.split(/(?<=\.)(?=\p{L})/u);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

/** The code, bold, italic and struck out text of a label; all else, HTML included, stays text. */
function draw(text: string, isInside: boolean): ReactNode[] {
  const match = FORMS.exec(text);
  const plain = match ? text.slice(0, match.index) : text;
  const before = isInside ? breakable(plain) : plain;
  if (!match) return [before];
  const form = match.slice(1).findIndex((group) => group !== undefined);
  const inner = match[form + 1]!;
  const Tag = TAGS[form]!;
  const end = match.index + match[0].length;
  return [
    before,
    <Tag key={end}>{Tag === 'code' ? breakable(inner) : draw(inner, true)}</Tag>,
    ...draw(text.slice(end), isInside),
  ];
}

/** A label in which authors may use inline Markdown. */
export function InlineText({ text }: { text: string }): ReactNode {
  return draw(text, false);
}
