import type { Processor } from 'unified';
import type { Code, Construct, Extension } from 'micromark-util-types';

const TILDE = 126;

/** A tilde with none beside it, such as that of a range: `18~20`. */
const construct: Construct = {
  name: 'plainTilde',
  tokenize(effects, ok, nok) {
    const { previous } = this;
    return (code: Code) => {
      if (previous === TILDE) return nok(code);
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return (next: Code) => (next === TILDE ? nok(next) : ok(next));
    };
  },
};

/**
 * Only two tildes strike out. The parser of GitHub's Markdown, which Docusaurus adds without
 * options, takes a single one for it as well.
 */
export function remarkPlainTilde(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  (data.micromarkExtensions ??= []).push({ text: { [TILDE]: construct } });
}
