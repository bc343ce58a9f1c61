import type { Engine, Loader } from './engine.mts';
import { OpenSearchEngine, OpenSearchLoader } from './opensearch.mts';
import { readPlace, SphinxEngine } from './sphinx-engine.mts';
import { SphinxLoader } from './sphinx-loader.mts';

export interface Config {
  host: string;
  port: number;
  /** Origins whose pages may ask, or `*`. */
  allowedOrigins: string[] | '*';
  /** Requests of one address in a minute. */
  ratePerMinute: number;
  /** Proxies before it: so many addresses at the end of `X-Forwarded-For` were not made up. */
  trustedProxies: number;
  logLevel: string;
}

const MOST_PROXIES = 9;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function fail(name: string, value: string | undefined, expected: string): never {
  const is = value === undefined ? 'is not set' : `is "${value}"`;
  throw new Error(`Environment variable ${name} ${is}, but it must be ${expected}.`);
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number): number {
  const value = env[name] ?? String(fallback);
  if (!/^\d+$/.test(value) || Number(value) > most) fail(name, value, `a number up to ${most}`);
  return Number(value);
}

function readOrigins(value: string | undefined): string[] | '*' {
  if (value === '*') return '*';
  const origins = (value ?? '').split(',').filter(Boolean);
  const isOrigin = (one: string) => URL.canParse(one) && new URL(one).origin === one;
  if (origins.length > 0 && origins.every(isOrigin)) return origins;
  return fail('ALLOWED_ORIGINS', value, 'origins such as https://rslib.rs between commas, or *');
}

/** @throws Error naming the variable and what it must be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const logLevel = env.LOG_LEVEL ?? 'info';
  if (!LEVELS.includes(logLevel)) fail('LOG_LEVEL', logLevel, `one of ${LEVELS.join(', ')}`);
  return {
    host: env.HOST ?? '127.0.0.1',
    port: readNumber(env, 'PORT', 8787, 65_535),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    ratePerMinute: readNumber(env, 'RATE_PER_MINUTE', 600, 1_000_000),
    trustedProxies: readNumber(env, 'TRUST_PROXY', 0, MOST_PROXIES),
    logLevel,
  };
}

/** The engine that `ENGINE_URL` names: `sphinx://host:port`, or the address of an OpenSearch. */
export function readEngine(env: NodeJS.ProcessEnv): { engine(): Engine; loader(): Loader } {
  const url = env.ENGINE_URL ?? '';
  if (/^https?:\/\//.test(url) && URL.canParse(url)) {
    return { engine: () => new OpenSearchEngine(url), loader: () => new OpenSearchLoader(url) };
  }
  const [, place] = /^sphinx:\/\/(.+)$/.exec(url) ?? [];
  if (!place) {
    const named = url.includes('@') ? '(one with a password)' : env.ENGINE_URL;
    fail('ENGINE_URL', named, 'sphinx://host:port of a coordinator, or http(s)://… of OpenSearch');
  }
  readPlace(place);
  return { engine: () => new SphinxEngine(place), loader: () => new SphinxLoader(readShards(env)) };
}

function readShards(env: NodeJS.ProcessEnv): string[] {
  const shards = (env.ENGINE_SHARDS ?? '').split(',').filter(Boolean);
  const expected = 'the SphinxQL places of all shards, such as 127.0.0.1:9307,127.0.0.1:9308';
  if (shards.length === 0) fail('ENGINE_SHARDS', env.ENGINE_SHARDS, expected);
  for (const shard of shards) readPlace(shard);
  return shards;
}
