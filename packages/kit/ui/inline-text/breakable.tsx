import type { ReactNode } from 'react';

/** A name that may be broken after its dots: `output.filenameHash` is wider than a phone. */
export function breakable(name: string): ReactNode {
  const parts = name.split(/(?<=\.)(?=\p{L})/u);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}
