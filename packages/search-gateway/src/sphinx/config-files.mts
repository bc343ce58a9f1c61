import { FIELDS, CHARACTERS } from './terms.mts';

/** Where a daemon listens: for its own kind, and for SphinxQL. */
export interface Ports {
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
    // A short beginning of a word may be that of very many.
    expansion_limit: 64,
  });
}

/** The real-time indexes of a shard: pages, their words, and the register of what is live. */
export function shardConfig(folder: string, host: string, ports: Ports): string {
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

/** Asks all shards at once, and goes on without one that takes longer than 5 s to answer. */
export function coordinatorConfig(
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
