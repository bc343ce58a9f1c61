import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { BuiltSite } from '../../tools/test/proofs/built-site.mts';
import { readCode } from '../../tools/test/proofs/code-hash.mts';
import { PROOFS_VARIABLE, ProofStore, type Proof } from '../../tools/test/proofs/store.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENSHOTS = 'tests/visual/screenshots';
/** What every answer of the host depends on. */
const ALWAYS = '/_headers';
const CONFIGURATION = ['playwright.config.mts'];

/**
 * Test code that reads files by itself may read anything: who uses it runs always. These read
 * the names of pages, which only decide which tests there are, and packages.
 */
const HARMLESS = new Set([
  'tests/lib/routes.mts',
  'tests/a11y/checked-routes.mts',
  'tests/visual/visual-test.mts',
]);
const READS_FILES = /from '(?:node:(?:fs|child_process)|(?:\.\.\/)+tools\/serve\/)/;

/** Every page fetches what the search needs once it is idle; only tests that search see it. */
const OF_SEARCH = /\/search-(?:index|code)\./;
const SEARCHES = /data-search|\/search(?:-[\w-]+)?\.mts'|'\/search/;

const searches = (file: string): boolean =>
  file.startsWith('tests/') &&
  !HARMLESS.has(file) &&
  file !== 'tests/lib/proven-tests.mts' &&
  SEARCHES.test(readFileSync(path.join(ROOT, file), 'utf8'));

const readsFiles = (file: string): boolean =>
  file.startsWith('tests/') &&
  !HARMLESS.has(file) &&
  file !== 'tests/lib/host.mts' &&
  file !== 'tests/lib/proven-tests.mts' &&
  READS_FILES.test(readFileSync(path.join(ROOT, file), 'utf8'));

interface TestCode {
  hash: string;
  /** Whether what the search finds may matter. */
  searches: boolean;
}

/** Which tests need not run, as nothing has changed that they depended on when they passed. */
export class ProvenTests {
  private readonly site = new BuiltSite(path.join(ROOT, 'build'));
  private readonly store = new ProofStore(path.join(ROOT, '.cache/proofs/browser'));
  private readonly codes = new Map<string, Promise<TestCode | undefined>>();

  private constructor(private readonly browser: string) {}

  /** Nothing where the run is to try everything. */
  static open(browser: string): ProvenTests | undefined {
    return process.env[PROOFS_VARIABLE] ? new ProvenTests(browser) : undefined;
  }

  async has(test: TestInfo): Promise<boolean> {
    const proof = this.store.read(nameOf(test));
    if (!proof || proof.code !== (await this.codeOf(test.file))?.hash) return false;
    return Object.entries(proof).every(
      ([address, hash]) => address === 'code' || this.site.hashOf(address) === hash,
    );
  }

  /** @param asked addresses that the host was asked for while the test ran. */
  async keep(test: TestInfo, asked: Iterable<string>): Promise<void> {
    const code = await this.codeOf(test.file);
    if (code === undefined) return;
    const proof: Record<string, string> = { code: code.hash };
    const seen = [...asked].filter((address) => code.searches || !OF_SEARCH.test(address));
    for (const address of [ALWAYS, ...seen]) {
      const nameless = this.site.nameless(address);
      proof[nameless] = this.site.hashOf(nameless);
    }
    this.store.write(nameOf(test), proof satisfies Proof);
  }

  forget(test: TestInfo): void {
    this.store.forget(nameOf(test));
  }

  private codeOf(file: string): Promise<TestCode | undefined> {
    const known = this.codes.get(file) ?? this.readCode(path.relative(ROOT, file));
    this.codes.set(file, known);
    return known;
  }

  private async readCode(entry: string): Promise<TestCode | undefined> {
    const pictures = entry.startsWith('tests/visual/')
      ? readdirSync(path.join(ROOT, SCREENSHOTS)).map((name) => `${SCREENSHOTS}/${name}`)
      : [];
    const { hash, files } = await readCode(ROOT, entry, [...CONFIGURATION, ...pictures]);
    if (files.some(readsFiles)) return undefined;
    return { hash: `${hash} ${this.browser}`, searches: files.some(searches) };
  }
}

const nameOf = ({ project, titlePath }: TestInfo): string =>
  [project.name, ...titlePath].join('\n');
