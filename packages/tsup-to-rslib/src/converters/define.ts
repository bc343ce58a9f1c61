import { memberName, pairOf, truthValue } from '../ast';
import type { Job } from '../job';
import { enclose, quote } from '../tree';

/** A member of the result: its key, where it has one that can be read, and its code. */
type Member = readonly [key: string | undefined, code: string];

function fromDefine(job: Job): Member[] {
  const node = job.resolved('define');
  if (node?.type === 'ObjectExpression')
    return node.properties.map((one) => [memberName(one), job.context.carrier.text(one)]);
  const value = job.value('define')!;
  if (value.type !== 'conditional value') return [[undefined, `...${job.code(value)}`]];
  job.leave('define', 'unreadable');
  return [];
}

/** tsup puts variables where `process.env` and `import.meta.env` ask for them. */
const variable = (name: string, code: string): Member[] =>
  ['process.env', 'import.meta.env'].map((place) => {
    const key = `${place}.${name}`;
    return [key, `${quote(key)}: ${code}`];
  });

function fromEnv(job: Job): Member[] {
  const node = job.resolved('env');
  const pairs = node?.type === 'ObjectExpression' ? node.properties.map(pairOf) : [undefined];
  if (pairs.includes(undefined)) {
    job.leave('env', 'unreadable');
    return [];
  }
  return pairs.flatMap((pair) => variable(pair![0], `JSON.stringify(${job.code(pair![1])})`));
}

/** Options with which tsup takes the code for a production build. */
const PRODUCTION_SIGNS = ['minify', 'minifyWhitespace'] as const;

/** `production` when the code is minified, as in tsup; undefined where that cannot be told. */
function nodeEnv(job: Job): string | undefined {
  const conditions: string[] = [];
  for (const name of PRODUCTION_SIGNS.filter((one) => !job.isOff(one))) {
    const node = job.resolved(name);
    if (node && (truthValue(node) || node.type === 'StringLiteral')) return quote('"production"');
    const value = job.value(name)!;
    if (value.type === 'conditional value') return undefined;
    conditions.push(`(${job.code(value)})`);
  }
  if (conditions.length === 0) return quote('"development"');
  return `JSON.stringify(${conditions.join(' || ')} ? 'production' : 'development')`;
}

/** A condition for the option is one for the definition. */
function fromNodeEnv(job: Job): Member[] {
  if (job.isOff('replaceNodeEnv')) return [];
  const value = job.value('replaceNodeEnv')!;
  const isOpen = PRODUCTION_SIGNS.some((name) => job.isOpen(name));
  const code = isOpen ? undefined : nodeEnv(job);
  if (code === undefined || value.type === 'conditional value') {
    job.leave('replaceNodeEnv', isOpen ? 'unread-part' : 'unreadable');
    return [];
  }
  const members = variable('NODE_ENV', code);
  if (job.isTrue('replaceNodeEnv')) return members;
  const text = members.map(([, member]) => member).join(', ');
  return [[undefined, `...((${job.code(value)}) ? { ${text} } : {})`]];
}

export function convertDefine(job: Job): void {
  const members = [
    ...(job.has('define') ? fromDefine(job) : []),
    ...(job.has('env') ? fromEnv(job) : []),
    ...(job.has('replaceNodeEnv') ? fromNodeEnv(job) : []),
  ];
  // In both tools the last of several entries with one key counts; an object may not repeat it.
  const last = new Map(members.map(([key], index) => [key, index]));
  const kept = members.filter(([key], index) => key === undefined || last.get(key) === index);
  const parts = kept.map(([, code]) => code);
  if (parts.length > 0) job.shared.set(['source', 'define'], enclose('{}', parts));
}
