import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { BesideTest, findPorts, waitForPort } from '../lib/child-process.mts';
import { GATEWAY, SphinxCluster } from './sphinx-cluster.mts';

export interface Group {
  index: string;
  hits: { routePath: string; title: string; content: string; domain: string }[];
  partial?: boolean;
}

/** More than any test asks. */
const NO_RATE = '1000000';

/** On a machine that does other things too. */
const KNOWN_MS = 10_000;
const TRY_EVERY_MS = 100;

/** The gateway as a process of its own. */
export class SearchGateway {
  private constructor(
    readonly origin: string,
    readonly process: BesideTest,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<SearchGateway> {
    const port = await findPorts(1);
    const settings = { ALLOWED_ORIGINS: '*', RATE_PER_MINUTE: NO_RATE, ...env, PORT: String(port) };
    const command = path.join(GATEWAY, 'dist/serve.mjs');
    const gateway = new BesideTest(process.execPath, [command], { ...process.env, ...settings });
    await waitForPort(port, gateway);
    return new SearchGateway(`http://127.0.0.1:${port}`, gateway);
  }

  /** Address of a question; a parameter that is undefined is left out. */
  address(params: Readonly<Record<string, string | number | undefined>>): string {
    const all = { keyword: 'x', limit: 7, searchIndexes: 'rslib', lang: 'en', ...params };
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `${this.origin}/search?${query.toString()}`;
  }

  ask(params: Readonly<Record<string, string | number | undefined>>): Promise<Response> {
    return fetch(this.address(params));
  }

  /** Groups of a question that is answered. */
  async groups(params: Readonly<Record<string, string | number | undefined>>): Promise<Group[]> {
    const response = await this.ask(params);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Group[];
  }

  async health(): Promise<{ status: string; collections: { generation: string }[] }> {
    return (await (await fetch(`${this.origin}/health`)).json()) as never;
  }

  /** Waits until the gateway answers for an index: it looks for new ones every second. */
  async knows(searchIndexes: string): Promise<void> {
    const end = performance.now() + KNOWN_MS;
    while ((await this.ask({ searchIndexes })).status !== 200) {
      if (performance.now() > end) throw new Error(`The gateway does not know ${searchIndexes}.`);
      await wait(TRY_EVERY_MS);
    }
  }

  stop(): Promise<number | null> {
    return this.process.stop();
  }
}

/** Loads a built site into an engine, as a person does; what the command said. */
export function startLoading(
  env: Readonly<Record<string, string>>,
  build: string,
  index = 'rslib',
): BesideTest {
  const command = path.join(GATEWAY, 'dist/load.mjs');
  const args = [command, '--index', index, '--domain', `${index}.example`, '--build', build];
  return new BesideTest(process.execPath, args, { ...process.env, ...env });
}

/** @throws Error with what the command said, where it failed. */
export async function load(
  env: Readonly<Record<string, string>>,
  build: string,
  index = 'rslib',
): Promise<void> {
  const loading = startLoading(env, build, index);
  if ((await loading.ended) !== 0) throw new Error(loading.output);
}

/** The production build, which the engines' tests search. */
export const BUILD = path.resolve(import.meta.dirname, '../../build');

/** Sphinx with the pages of the build, and a gateway before it, for the tests of a file. */
export class SphinxGateway {
  cluster!: SphinxCluster;
  gateway!: SearchGateway;

  constructor() {
    beforeAll(async () => {
      this.cluster = await SphinxCluster.start();
      await load(this.cluster.env, BUILD);
      this.gateway = await SearchGateway.start(this.cluster.env);
    });
    afterAll(async () => {
      await this.gateway?.stop();
      await this.cluster?.stop();
    });
  }
}
