import postcss from 'postcss';
import { ALL_PACKAGES, contentCache } from '@rslib-docs/kit/node/content-cache';

/** Names that a selector can ask for: classes, ids and elements are all words. */
const WORD = /[\w-]+/g;
/** Where a page names them: in its elements and in its script, not in its text. */
const NAMING = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>|<[^>]+>/g;
/** Paths of drawings and addresses are full of what looks like a short class: `M0`, `%E4`. */
const VALUES = /\s(?:d|href|src|content)=(?:"[^"]*"|[^\s>]+)/g;
/** The script asks a keyboard event for its `code`, which is also what the class of a block is. */
const KEY_CODE = /\bcode:/g;
/**
 * A state with nothing before it, `:lang()` or one in `:is()`: PurgeCSS leaves such rules out, or
 * others with them.
 */
const BARE_STATE = /(^|[},\s>+~])(?=:lang\()|((?:[a-z]\(|,)\s*)(?=:[a-z])/g;

/** What nobody can have done yet with a page that is being loaded, and no screen shows. */
const LATER_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|target)\b|::selection/;

/** Whether a selector as a whole asks for such a state, not only as one of several or for its lack. */
function asksForLaterState(selector: string): boolean {
  const plain = selector.replace(/\([^()]*\)/g, '');
  return plain === selector ? LATER_STATE.test(plain) : asksForLaterState(plain);
}

/** Leaves out what no rule of a page shows before it is used or printed. */
function withoutLaterStates(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((one) => !asksForLaterState(one));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.params === 'print' || rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** Reading the stylesheet again for each kind of page takes longer than all else after Docusaurus. */
const fromCache = contentCache('critical-css', {
  packages: [],
  sources: ['tools/build/first-view/critical-css.mts', ALL_PACKAGES],
});

/**
 * The rules of one stylesheet that a page can need. Attributes and states do not decide, because
 * the first-view script sets them: a rule is left out only where the page has not even the class,
 * the id or the element that it speaks of.
 */
export class CriticalCss {
  /** Attributes that the stylesheet asks for. */
  private readonly attributes: string[];
  private readonly css: string;
  private readonly words: ReadonlySet<string>;
  /** Pages of a kind use the same rules: the words that they share with the stylesheet → CSS. */
  private readonly found = new Map<string, Promise<string>>();

  /** `always` are custom properties that a page needs before its whole stylesheet has come. */
  constructor(
    css: string,
    private readonly always: readonly string[] = [],
  ) {
    const relative = /url\(["']?(?!["']?(?:data:|\/|#))[^)]*\)/.exec(css);
    if (relative) {
      throw new Error(
        `The stylesheet asks for ${relative[0]}, which a page that holds its styles cannot find. ` +
          'Give the address from the root of the host.',
      );
    }
    this.attributes = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!))];
    this.css = css.replace(BARE_STATE, '$1$2*');
    this.words = new Set(css.match(WORD));
  }

  /**
   * CSS that `html`, with the scripts in it, can need; in the order of the stylesheet. A page that
   * is whole has the properties that its modules ask for; one that is cut after its first paragraphs
   * is only looked at, for a moment.
   */
  async of(html: string, isWhole = true): Promise<string> {
    const naming = html.match(NAMING)?.join(' ').replace(VALUES, '').replace(KEY_CODE, '');
    const named = new Set(naming?.match(WORD));
    if (isWhole) for (const name of this.always) named.add(name);
    const shared = [...this.words].filter((word) => named.has(word));
    const key = shared.sort().join(' ');
    const kind = isWhole ? key : `${key} (to be looked at)`;
    const known =
      this.found.get(kind) ??
      this.take(key).then((css) => (isWhole ? css : withoutLaterStates(css)));
    this.found.set(kind, known);
    return known;
  }

  private async take(words: string): Promise<string> {
    return String(await fromCache([this.css, words], () => this.purge(words)));
  }

  private async purge(words: string): Promise<string> {
    const { PurgeCSS } = await import('purgecss');
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: words, extension: 'html' }],
      css: [{ raw: this.css }],
      keyframes: true,
      variables: true,
      dynamicAttributes: this.attributes,
      // Those that a `style` attribute or the script names.
      safelist: { variables: words.split(' ').filter((word) => word.startsWith('--')) },
    });
    return result!.css;
  }
}
