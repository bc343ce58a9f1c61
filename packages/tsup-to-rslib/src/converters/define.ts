import { memberName, truthValue, type ValueNode } from '../ast';
import type { Job } from '../job';
import { enclose, quote } from '../tree';

/** The members of `define`, as they are written. */
function fromDefine(job: Job): string[] {
  const node = job.resolved('define');
  if (node?.type === 'ObjectExpression')
    return node.properties.map((one) => job.context.carrier.text(one));
  const value = job.value('define')!;
  if (value.type !== 'conditional value') return [`...${job.code(value)}`];
  job.leave('define', 'unreadable');
  return [];
}

/** tsup puts variables where `process.env` and `import.meta.env` ask for them. */
function fromEnv(job: Job): string[] {
  const node = job.resolved('env');
  const members = node?.type === 'ObjectExpression' ? node.properties : undefined;
  const pairs = members?.map((member) => {
    const name = member.type === 'ObjectProperty' ? memberName(member) : undefined;
    if (member.type !== 'ObjectProperty' || name === undefined) return undefined;
    return [name, `JSON.stringify(${job.code(member.value as ValueNode)})`] as const;
  });
  if (!pairs || pairs.includes(undefined)) {
    job.leave('env', 'unreadable');
    return [];
  }
  return (pairs as (readonly [string, string])[]).flatMap(([name, value]) =>
    ['process.env', 'import.meta.env'].map((place) => `${quote(`${place}.${name}`)}: ${value}`),
  );
}

/** `production` when the code is minified, as in tsup; undefined where that cannot be told. */
function nodeEnv(job: Job): string | undefined {
  const node = job.resolved('minify');
  const truth = node ? (truthValue(node) ?? (node.type === 'StringLiteral' || undefined)) : false;
  if (truth !== undefined) return quote(truth ? '"production"' : '"development"');
  const minify = job.value('minify')!;
  if (minify.type === 'conditional value') return undefined;
  return `JSON.stringify((${job.code(minify)}) ? 'production' : 'development')`;
}

/** A condition for the option is one for the definition. */
function fromNodeEnv(job: Job): string[] {
  if (job.isOff('replaceNodeEnv')) return [];
  const value = job.value('replaceNodeEnv')!;
  const text = nodeEnv(job);
  if (text === undefined || value.type === 'conditional value') {
    job.leave('replaceNodeEnv', 'unreadable');
    return [];
  }
  const pair = `${quote('process.env.NODE_ENV')}: ${text}`;
  return [job.isTrue('replaceNodeEnv') ? pair : `...((${job.code(value)}) ? { ${pair} } : {})`];
}

export function convertDefine(job: Job): void {
  const parts = [
    ...(job.has('define') ? fromDefine(job) : []),
    ...(job.has('env') ? fromEnv(job) : []),
    ...(job.has('replaceNodeEnv') ? fromNodeEnv(job) : []),
  ];
  if (parts.length > 0) job.shared.set(['source', 'define'], enclose('{', parts, '}', ' '));
}
