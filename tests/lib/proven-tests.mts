import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { BuiltSite } from '../../tools/test/proofs/built-site.mts';
import { readCode } from '../../tools/test/proofs/code-hash.mts';
import type { Host } from './host.mts';
import { PROOFS_VARIABLE, ProofStore, type Proof } from '../../tools/test/proofs/store.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENSHOTS = 'tests/visual/screenshots';
/** What every answer of the host depends on. */
const ALWAYS = '/_headers';
const CONFIGURATION = 'playwright.config.mts';
/** What every page fetches when it is at rest. */
const SEARCH_DATA = /\/search-(?:index|code)\.\w+\.json$/;
/** Who can ask the data a question: the module of the dialog. */
const SEARCH_MODULE = /\/assets\/first-view\/search\.[^/]+\.js$/;
/** Who keeps the data. */
const SERVICE_WORKER = /\/service-worker\.js$/;

/**
 * Test code that reads files by itself may read anything: who uses it runs always. These read
 * the names of pages, which only decide which tests there are, packages, and what is recorded here.
 */
const HARMLESS = new Set([
  'tests/lib/routes.mts',
  'tests/visual/visual-test.mts',
  'tests/lib/host.mts',
  'tests/lib/proven-tests.mts',
]);
const READS_FILES = /^node:(?:fs|child_process|module)|^tools\/serve\/|^packages\/kit\/node\//;

/** Which tests need not run, as nothing has changed that they depended on when they passed. */
export class ProvenTests {
  private readonly site = new BuiltSite(path.join(ROOT, 'build'));
  private readonly store = new ProofStore(path.join(ROOT, '.cache/proofs/browser'));
  private readonly codes = new Map<string, Promise<string | undefined>>();

  /** What addresses answered when they were first asked for. */
  private readonly answers = new Map<string, string>();

  private constructor(
    private readonly browser: string,
    private readonly leavesOut: boolean,
  ) {
    for (const form of [SEARCH_DATA, SEARCH_MODULE, SERVICE_WORKER])
      if (!this.site.addresses.some((one) => form.test(one)))
        throw new Error(
          `The build has no file like ${form}. Mend tests/lib/proven-tests.mts: tests that search would be left out although the search has changed.`,
        );
  }

  /** Leaves tests out only where the run asks for it; a failure takes a proof back in every run. */
  static open(browser: string): ProvenTests {
    return new ProvenTests(browser, Boolean(process.env[PROOFS_VARIABLE]));
  }

  async has(test: TestInfo): Promise<boolean> {
    // Before the test: code that somebody edits meanwhile is not the code that ran.
    const code = await this.codeOf(test.file);
    const proof = this.store.read(nameOf(test));
    if (!this.leavesOut || !proof || proof.code !== code) return false;
    return Object.entries(proof).every(
      ([address, hash]) => address === 'code' || this.site.hashOf(address) === hash,
    );
  }

  /** Learns what the host is about to answer: the build may change before the test ends. */
  note(address: string): void {
    const nameless = this.site.nameless(address);
    if (!this.answers.has(nameless)) this.answers.set(nameless, this.site.hashOf(nameless));
  }

  /** @param asked what the host was asked for while the test ran. */
  async keep(test: TestInfo, asked: Host['asked']): Promise<void> {
    const code = await this.codeOf(test.file);
    if (code === undefined) return;
    const proof: Record<string, string> = { code };
    for (const address of [ALWAYS, ...seen(asked)]) {
      this.note(address);
      const nameless = this.site.nameless(address);
      proof[nameless] = this.answers.get(nameless)!;
    }
    this.store.write(nameOf(test), proof satisfies Proof);
  }

  forget(test: TestInfo): void {
    this.store.forget(nameOf(test));
  }

  private codeOf(file: string): Promise<string | undefined> {
    const known = this.codes.get(file) ?? this.readCode(path.relative(ROOT, file));
    this.codes.set(file, known);
    return known;
  }

  private async readCode(entry: string): Promise<string | undefined> {
    const pictures = entry.startsWith('tests/visual/')
      ? readdirSync(path.join(ROOT, SCREENSHOTS)).map((name) => `${SCREENSHOTS}/${name}`)
      : [];
    const configuration = await readCode(ROOT, CONFIGURATION);
    const code = await readCode(ROOT, entry, [...configuration.files, ...pictures]);
    const readsFiles = (file: string): boolean =>
      file.startsWith('tests/') &&
      !HARMLESS.has(file) &&
      code.importsOf(file).some((one) => READS_FILES.test(one));
    return code.files.some(readsFiles) ? undefined : `${code.hash} ${this.browser}`;
  }
}

/**
 * Search data that pages fetched ahead can be seen by nobody who has not loaded the module that
 * asks it; tests without the module would otherwise depend on every page of the site.
 */
function seen(asked: Host['asked']): string[] {
  const addresses = [...asked.keys()];
  if (addresses.some((one) => SEARCH_MODULE.test(one) || SERVICE_WORKER.test(one)))
    return addresses;
  return addresses.filter((one) => !SEARCH_DATA.test(one) || !asked.get(one)!.byPages);
}

const nameOf = ({ project, titlePath }: TestInfo): string =>
  [project.name, ...titlePath].join('\n');
