import { describe, expect, it } from 'vitest';
import { checkMessages, findMessages, quotedMessages } from './check-messages.mts';
import { isQuotedBy } from './match-quotation.mts';

const textsOf = (source: string) => findMessages(source, 'a.js').map(({ text }) => text);

describe('messages in code', () => {
  it('are what is thrown or logged, with a gap where something is put in, and sentences that stand elsewhere', () => {
    const source = `
      if (a) throw new Error(\`Unsupported format: \${format}\`);
      throw TypeError('not a ' + kind + '.\\n Try\\tagain');
      logger.warn('two words');
      api.logger.error(color.red('Bundle failed ') + color.bold(name));
      const reason = \`Can't resolve the entry \${cyan(entry)}. Please check.\`;
      reasons.push(isOne ? 'The first of two sentences.' : 'The second of two sentences.');`;
    expect(textsOf(source)).toEqual([
      'Unsupported format: …',
      'not a …. Try again',
      'two words',
      'Bundle failed …',
      "Can't resolve the entry …. Please check.",
      'The first of two sentences.',
      'The second of two sentences.',
    ]);
  });
  it('are not help, progress, names, and what other texts are searched for', () => {
    const source = `
      cli.option('--watch', 'turn on watch mode and rebuild');
      logger.info('the build has been started');
      if (text.includes('a text that another tool prints')) fix('node_modules/a/b');
      throw error;`;
    expect(textsOf(source)).toEqual([]);
  });
  it('in gaps of others are found too, each at its line', () => {
    const source =
      "throw new Error(`Wrong entry: ${isOld ? 'it was removed in version two' : x}`);";
    expect(textsOf(source)).toEqual(['Wrong entry: …', 'it was removed in version two']);
    expect(findMessages("\n\nthrow Error('no entry');", 'a.js')).toEqual([
      { text: 'no entry', file: 'a.js', line: 3 },
    ]);
  });
});

describe('a page quotes a message', () => {
  it.each([
    ['Unsupported format: …', 'Unsupported format: amd'],
    ['The ids are duplicated: …. Please change them.', 'The ids are duplicated: "a", "b".'],
    ['When using "umd" format, bundle it.', 'When using "…" format, bundle it.'],
    ['Duplicate entry … from … and …, which may be wrong', 'entry x from a.ts and b.ts, which may'],
    ['Failed to read "…": a long reason follows', 'Failed to read … reason follows'],
  ])('%s: %s', (message, quotation) => {
    expect(isQuotedBy(message, quotation)).toBe(true);
  });

  it.each([
    ['other words', 'Unsupported format: …', 'Unsupported platform: web'],
    ['too few of them', 'Cannot find the entry module of it', 'Cannot find'],
    ['small ones alone', 'The value of it is not a function', 'is not a function'],
    ['another order', 'Failed to read the entry file', 'entry file failed to read'],
    ['more than the message', 'Invalid entry file name', 'Invalid entry file name of the package'],
    ['gaps alone', '… …', 'anything at all'],
  ])('not by %s', (_, message, quotation) => {
    expect(isQuotedBy(message, quotation)).toBe(false);
  });
});

describe('the check', () => {
  const message = { text: 'Unsupported format: …', file: 'core/dist/a.js', line: 7 };
  const quotations = [{ place: 'faq#format', text: 'Unsupported format: amd' }];
  const quoted = quotedMessages([message], quotations);

  it('is content with what is quoted or has a reason, and names a new message with its file and line', () => {
    expect(checkMessages([message], quoted, [])).toEqual([]);
    expect(checkMessages([message], [], [{ reason: 'r', messages: [message.text] }])).toEqual([]);
    expect(checkMessages([message], [], [{ reason: 'r', files: ['core/dist/'] }])).toEqual([]);
    const [finding] = checkMessages([message], [], []);
    expect(finding).toMatchObject({ file: 'node_modules/core/dist/a.js', line: 7 });
    expect(finding!.message).toContain('no page quotes "Unsupported format: …"');
  });
  it('names reasons for what is quoted meanwhile, or gone', () => {
    const texts = (...args: Parameters<typeof checkMessages>) =>
      checkMessages(...args).map((finding) => finding.message);
    const reason = { reason: 'r', messages: [message.text] };
    expect(texts([message], quoted, [reason])[0]).toContain('is quoted by faq#format');
    expect(texts([], [], [reason])[0]).toContain('no installed package prints');
    expect(texts([], [], [{ reason: 'r', files: ['core/'] }])[0]).toContain('no message is in');
  });
});

it('takes the section whose quotation no other section shares', () => {
  const text = 'Failed to resolve tsconfig file "…" from …. Please ensure that the file exists.';
  const shared = 'Please ensure that the file exists';
  const place = 'guide/faq/errors#tsconfig-missing';
  const quotations = [
    { place: 'guide/faq/errors#cannot-resolve-entry', text: shared },
    { place, text: shared },
    { place, text: 'Failed to resolve tsconfig file "a.json"' },
  ];
  const messages = [{ text, file: 'a.js', line: 1 }];
  expect(quotedMessages(messages, quotations)).toEqual([{ text, place }]);
});
