import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './OptionFacts.module.css';
import { typeLines } from './type-lines';

/** The key of the type itself, not of what is in it, that a line begins with. */
const KEY = /^( {2})('[^']+'|[\w$]+)(\??:.*)$/s;

/** A longer type is folded: its keys alone are in sight. */
const MAX_LINES = 3;

/** A type of several lines on one, with its keys and without their types. */
function keysOf(lines: readonly string[]): string {
  const keys = lines.flatMap((line) => KEY.exec(line)?.[2] ?? []);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  return `${first} ${keys.join(', ')} ${last.trim()}`;
}

interface TypeProps {
  type: string;
  /** Keys of this option that a heading of the page explains are links to it. */
  option: string;
}

/** A type; a long one has a line for each key, folded to its keys. */
function TypeText({ type, option }: TypeProps): ReactNode {
  const { toc } = useDoc();
  const idOf = (key: string) =>
    toc.find(({ value }) => value.replace(/<[^>]*>/g, '').endsWith(`${option}.${key}`))?.id;
  const lines = typeLines(type);
  if (lines.length === 1) return type;
  const text = lines.map((line, index) => {
    const [, before, key, after] = KEY.exec(line) ?? [];
    const id = key && idOf(key);
    return (
      <span key={index} className={styles.line}>
        {id ? (
          <>
            {before}
            <a href={`#${id}`}>{key}</a>
            {after}
          </>
        ) : (
          line
        )}
        {index < lines.length - 1 && '\n'}
      </span>
    );
  });
  if (lines.length <= MAX_LINES) return text;
  return (
    <details className={styles.type}>
      <summary>
        <code>{keysOf(lines)}</code>
      </summary>
      {text}
    </details>
  );
}

/** Code is what a config file could hold; the rest is a sentence. */
function isCode(value: string): boolean {
  return /^[\w'"`[\]{}().,:;|<>?&*/+=…\s-]*$/.test(value) && !/[a-z] [a-z]/i.test(value);
}

const LABELS = {
  default: (
    <Translate id="option-facts.default" description="Label of the default of an option">
      Default
    </Translate>
  ),
  topLevel: (
    <Translate
      id="option-facts.topLevel"
      description="Label: whether the option may stand at the top level of the config"
    >
      Top level
    </Translate>
  ),
  since: (
    <Translate id="option-facts.since" description="Label of the version that brought it">
      Since
    </Translate>
  ),
  deprecated: (
    <Translate id="option-facts.deprecated" description="Label of a version of the tool">
      Deprecated since
    </Translate>
  ),
  cli: (
    <Translate id="option-facts.cli" description="Label of the command line flags">
      CLI
    </Translate>
  ),
  type: (
    <Translate id="option-facts.type" description="Label of the type of an option">
      Type
    </Translate>
  ),
};

interface FactProps {
  name: keyof typeof LABELS;
  /** The value is code, which no browser may translate. */
  isCode?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isCode: hasCode = true, isWide, children }: FactProps): ReactNode {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{LABELS[name]}</dt>
      {hasCode ? <dd translate="no">{children}</dd> : <dd className={styles.words}>{children}</dd>}
    </div>
  );
}

/** For some builds only, it is code with its condition in parentheses. */
function DefaultValue({ value }: { value: string }): ReactNode {
  const [, code, condition] = /^(.*) \(([^()]*)\)$/.exec(value) ?? [];
  if (!code) return value;
  return (
    <span className={styles.conditional}>
      <Translate
        id="option-facts.default.conditional"
        description="A default for some builds only; the condition is code, such as a format"
        values={{ value: <code>{code}</code>, condition: <code>{condition}</code> }}
      >
        {'{value} with {condition}'}
      </Translate>
    </span>
  );
}

/** `value` is a sentence or code, of several kinds of builds with `; ` between; without it there is none. */
function DefaultFact({ value }: { value?: string }): ReactNode {
  const isNone = value === undefined || value === 'undefined';
  return (
    <Fact name="default" isCode={!isNone && isCode(value)}>
      {isNone ? (
        <Translate id="option-facts.default.none" description="An option that has no default">
          None
        </Translate>
      ) : (
        value.split('; ').map((one, index) => (
          <Fragment key={one}>
            {index > 0 && '; '}
            <DefaultValue value={one} />
          </Fragment>
        ))
      )}
    </Fact>
  );
}

function FlagsFact({ flags }: { flags: readonly string[] }): ReactNode {
  return (
    <Fact name="cli">
      {flags.map((flag) => (
        <span key={flag} className={styles.flag}>
          {flag}{' '}
        </span>
      ))}
    </Fact>
  );
}

interface OptionEntryProps {
  /** Its whole name, such as `output.minify`. */
  name: string;
  type: string;
  default?: string;
  /** Flags, with a blank between them. */
  cli?: string;
  since?: string;
}

export function OptionEntry(props: OptionEntryProps): ReactNode {
  return (
    <dl className={styles.entry}>
      <DefaultFact value={props.default} />
      {props.cli !== undefined && <FlagsFact flags={props.cli.split(' ')} />}
      {props.since !== undefined && <Fact name="since">{props.since}</Fact>}
      <Fact name="type">
        <TypeText type={props.type} option={props.name} />
      </Fact>
    </dl>
  );
}

/** The front matter's facts about the option of a page. */
export interface OptionFrontMatter {
  option: string;
  type: string;
  /** A literal, or words where the default depends on something. */
  default: string;
  /** Whether the option may also stand beside `lib`, for all of its items. */
  topLevel: boolean;
  cli?: readonly string[];
  /** Minor version that brought it, unless it was there from the first. */
  since?: string;
  deprecated?: string;
}

/** A longer type takes a separate row. */
const LONG_TYPE = 40;

export function OptionFacts(): ReactNode {
  const facts = useDoc().frontMatter as unknown as OptionFrontMatter;
  const isLong = typeLines(facts.type).length > 1 || facts.type.length > LONG_TYPE;
  return (
    <dl className={styles.facts}>
      <DefaultFact value={facts.default} />
      <Fact name="topLevel" isCode={false}>
        {facts.topLevel ? (
          <Translate id="option-facts.topLevel.yes" description="The option may stand there">
            Yes
          </Translate>
        ) : (
          <Translate id="option-facts.topLevel.no" description="The option may not stand there">
            No
          </Translate>
        )}
      </Fact>
      {facts.since && <Fact name="since">{facts.since}</Fact>}
      {facts.deprecated && <Fact name="deprecated">{facts.deprecated}</Fact>}
      {facts.cli && <FlagsFact flags={facts.cli} />}
      <Fact name="type" isWide={isLong}>
        <TypeText type={facts.type} option={facts.option} />
      </Fact>
    </dl>
  );
}
