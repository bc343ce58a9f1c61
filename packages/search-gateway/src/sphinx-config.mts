import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '@rslib-docs/kit/node/command';
import { coordinatorConfig, shardConfig, type Ports } from './sphinx/config-files.mts';

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
/** A name, which is no number, or an IPv4 address. */
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
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name or IPv4 address of a host.`);
  return hosts;
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shards: { type: 'string', default: '2' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '9306' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { shards, host, port, positionals } = readOptions(args);
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
