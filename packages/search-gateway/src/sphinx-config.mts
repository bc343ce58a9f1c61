import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { parseWords, runCommand, UsageError } from '@rslib-docs/kit/node/command';
import { FIELDS } from '@rslib-docs/search/engine/prepared-page';
import { CHARACTERS } from './sphinx-text.mts';

/** Where a daemon listens: for its own kind, and for SphinxQL. */
interface Ports {
  api: number;
  sql: number;
}

type Lines = Readonly<Record<string, string | number | readonly string[]>>;

function block(head: string, lines: Lines): string {
  const text = Object.entries(lines).flatMap(([key, value]) =>
    [value].flat().map((one) => `  ${key} = ${one}`),
  );
  return [`${head} {`, ...text, '}', ''].join('\n');
}

function daemon(folder: string, host: string, { api, sql }: Ports): string {
  return block('searchd', {
    listen: [`${host}:${api}`, `${host}:${sql}:mysql41`],
    listen_backlog: 512,
    log: `${folder}/searchd.log`,
    pid_file: `${folder}/searchd.pid`,
    binlog_path: folder,
    workers: 'threads',
    max_packet_size: '64M',
    // A short prefix may match very many words.
    expansion_limit: 64,
  });
}

/** The real-time indexes of a shard: pages, their words, and the register of what is live. */
function shardConfig(folder: string, host: string, ports: Ports): string {
  const realTime = { type: 'rt', ...CHARACTERS, min_word_len: 1, dict: 'keywords' };
  return [
    block('index pages', {
      ...realTime,
      path: `${folder}/pages`,
      rt_field: FIELDS,
      rt_attr_bigint: 'generation',
      rt_attr_string: 'document',
      min_prefix_len: 2,
      index_field_lengths: 1,
      rt_mem_limit: '256M',
    }),
    block('index words', {
      ...realTime,
      path: `${folder}/words`,
      rt_field: 'grams',
      rt_attr_bigint: 'generation',
      rt_attr_string: 'word',
    }),
    block('index generations', {
      ...realTime,
      path: `${folder}/generations`,
      rt_field: 'name',
      rt_attr_uint: 'live',
      rt_attr_string: ['site', 'lang', 'facts'],
    }),
    daemon(folder, host, ports),
  ].join('\n');
}

/** Asks all shards at once, and ignores one that takes longer than 5 s to answer. */
function coordinatorConfig(
  folder: string,
  host: string,
  ports: Ports,
  shards: readonly string[],
): string {
  const spread = (index: string) =>
    block(`index ${index}`, {
      type: 'distributed',
      agent: shards.map((shard) => `${shard}:${index}`),
      // One that hangs still accepts; it does not greet.
      agent_connect_timeout: 1500,
      agent_query_timeout: 5000,
    });
  const indexes = ['pages', 'words', 'generations'].map(spread);
  return [...indexes, daemon(folder, host, ports)].join('\n');
}

const USAGE = `Usage: npm run sphinx-config -- <folder> [--shards 2] [--host 127.0.0.1] [--port 9306]

Writes into <folder> the configuration of a coordinator and of its shards, each with a folder for
its data, and prints the settings of the gateway. SphinxQL ports count from --port on, those between
the daemons from ten above it: coordinator 9306, first shard 9307 and 9317, second 9308 and 9318.

--host    name or IPv4 address on which the daemons listen
--shards  how many there are on that machine, or the hosts of all between commas, where each has a
          machine of its own: 10.0.0.2,10.0.0.3

Exit codes: 0 written, 1 cannot write, 2 wrong usage.`;

const MOST_SHARDS = 9;
const API_PORT_OFFSET = 10;
/** A host name, which is not a number, or an IPv4 address. */
const HOST = /^(?=.*[a-z])[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const isHost = (name: string) => net.isIPv4(name) || HOST.test(name);

/** The hosts of the shards, from their number or their names. */
function readShards(shards: string, host: string): string[] {
  const isNumber = /^\d+$/.test(shards);
  const named = shards.split(',');
  const count = isNumber ? Number(shards) : named.length;
  if (count < 1 || count > MOST_SHARDS) {
    throw new UsageError(`--shards is a number from 1 to ${MOST_SHARDS}, or as many hosts.`);
  }
  const hosts = isNumber ? Array<string>(count).fill(host) : named;
  const wrong = [host, ...hosts].find((name) => !isHost(name));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not a host name or IPv4 address.`);
  return hosts;
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(args, {
    shards: { type: 'string', default: '2' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '9306' },
  });
  const { shards, host, port } = values;
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UsageError('Name one folder.');
  // In the configuration these begin a comment, or go on in the next line.
  if (/[#\\\n]/.test(path.resolve(folder))) {
    throw new UsageError(
      `A path with "#" or a backslash cannot stand in a configuration: ${folder}`,
    );
  }
  const hosts = readShards(shards, host);
  const first = Number(port);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new UsageError('--port is a number from 1024 to 65000.');
  }
  const ports = (at: number): Ports => ({ sql: first + at, api: first + at + API_PORT_OFFSET });
  const write = async (name: string, config: (data: string) => string) => {
    const data = path.resolve(folder, name);
    await fs.mkdir(data, { recursive: true });
    await fs.writeFile(`${data}.conf`, config(data));
    console.log(`${data}.conf`);
  };
  for (const [at, shard] of hosts.entries()) {
    await write(`shard-${at + 1}`, (data) => shardConfig(data, shard, ports(at + 1)));
  }
  const agents = hosts.map((shard, at) => `${shard}:${ports(at + 1).api}`);
  await write('coordinator', (data) => coordinatorConfig(data, host, ports(0), agents));
  const places = hosts.map((shard, at) => `${shard}:${ports(at + 1).sql}`);
  console.log(`ENGINE_URL=sphinx://${host}:${ports(0).sql}\nENGINE_SHARDS=${places.join(',')}`);
}

await runCommand(USAGE, main);
