import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { runs, searchdIn } from './sphinx-files.mts';
import { BesideTest, findPorts, waitForPort } from '../lib/child-process.mts';

export const GATEWAY = path.resolve(import.meta.dirname, '../../packages/search-gateway');
const NAMES = ['shard-1', 'shard-2', 'coordinator'] as const;
type Name = (typeof NAMES)[number];

interface Connection {
  query(sql: string): Promise<[unknown[]]>;
  end(): Promise<void>;
}
/** A package of the gateway, which has packages of its own. */
const mysql = () =>
  createRequire(path.join(GATEWAY, 'package.json'))('mysql2/promise') as {
    createConnection(place: { host: string; port: number }): Promise<Connection>;
  };

/** A coordinator and two shards, as the README of the gateway starts them. */
export class SphinxCluster {
  private readonly daemons = new Map<Name, BesideTest>();

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<SphinxCluster> {
    if (!runs(searchdIn())) throw new Error('No searchd: run npm run test:engines.');
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sphinx-cluster-'));
    const port = await findPorts(NAMES.length + 10);
    const command = path.join(GATEWAY, 'dist/sphinx-config.mjs');
    execFileSync(process.execPath, [command, folder, '--port', String(port)]);
    const cluster = new SphinxCluster(folder, port);
    await Promise.all(NAMES.map((name) => cluster.startDaemon(name)));
    return cluster;
  }

  /** Settings of the gateway and its commands. */
  get env(): Record<string, string> {
    const shards = [1, 2].map((at) => `127.0.0.1:${this.port + at}`);
    return {
      ENGINE_URL: `sphinx://127.0.0.1:${this.port}`,
      ENGINE_SHARDS: shards.join(','),
    };
  }

  async startDaemon(name: Name): Promise<void> {
    const { command, env } = searchdIn();
    const config = path.join(this.folder, `${name}.conf`);
    const daemon = new BesideTest(command, ['--config', config, '--nodetach'], env);
    this.daemons.set(name, daemon);
    await waitForPort(this.port + ((NAMES.indexOf(name) + 1) % NAMES.length), daemon);
  }

  /** Ends a daemon as a crash does. */
  async kill(name: Name): Promise<void> {
    await this.daemons.get(name)!.stop('SIGKILL');
  }

  /** Stops a daemon in its tracks: it keeps its connections, and answers nothing. */
  freeze(name: Name): void {
    this.daemons.get(name)!.child.kill('SIGSTOP');
  }

  thaw(name: Name): void {
    this.daemons.get(name)!.child.kill('SIGCONT');
  }

  /** The daemons' logs of their queries. */
  async logs(): Promise<string> {
    const files = NAMES.map((name) => path.join(this.folder, name, 'searchd.log'));
    return (await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))).join('\n');
  }

  /** How many generations of pages the shards hold, whether they are live or not. */
  async countGenerations(): Promise<number> {
    const session = await mysql().createConnection({ host: '127.0.0.1', port: this.port });
    const [rows] = await session.query('SELECT generation FROM pages GROUP BY generation');
    await session.end();
    return rows.length;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.daemons.values()].map((daemon) => daemon.stop('SIGKILL')));
    await fs.rm(this.folder, { recursive: true, force: true });
  }
}
