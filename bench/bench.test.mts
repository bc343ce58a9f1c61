import { describe, expect, it, vi } from 'vitest';
import { UsageError } from '@rslib-docs/kit/node/command';
import { readArguments } from './arguments.mts';
import { childTimes, sumTree } from './measure/build.mts';
import { measureInTurn } from './measure/rounds.mts';

describe('the command line', () => {
  it('measures everything by default', () => {
    const { sites, parts, runs } = readArguments([]);
    expect(sites).toEqual(['ours', 'docusaurus', 'rspress', 'vitepress', 'starlight']);
    expect(parts).toContain('growth');
    expect(runs).toBe(5);
  });

  it('ours is measured beside each other site', () => {
    expect(readArguments(['--only', 'vitepress', '--part', 'paint'])).toMatchObject({
      sites: ['ours', 'vitepress'],
      parts: ['paint'],
    });
  });

  it('a quick run is one round without the large site', () => {
    const { runs, parts } = readArguments(['--quick']);
    expect(runs).toBe(1);
    expect(parts).not.toContain('growth');
  });

  it.each([
    [['--only', 'hugo'], 'knows docusaurus'],
    [['--part', 'beauty'], 'knows weight'],
    [['--runs', '0'], '--runs needs a number'],
    [['--fast'], '--fast'],
    [['x'], 'x'],
  ])('refuses %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });
});

it('the memory of a build is that of all its processes', () => {
  const table =
    '    1     0   10\n   20     1  100\n   21    20  200\n   22    21  400\n   30     1  800\n';
  expect(sumTree(table, 20)).toBe(700 * 1024);
  expect(sumTree(table, 99)).toBe(0);
});

it('the processor time of a build is that of all its processes', () => {
  expect(childTimes('built\n0m0.00s 0m0.01s\n1m5.50s 0m2.25s\n')).toBe(67_750);
  expect(() => childTimes('built\n')).toThrow('built');
});

it('all take turns, and each round begins with another one', async () => {
  const order: string[] = [];
  const onRun = vi.fn();
  const measure = async (name: string): Promise<Record<string, number>> => {
    order.push(name);
    return { time: order.length };
  };
  const runs = await measureInTurn(['a', 'b', 'c'], measure, {
    title: 't',
    rounds: 2,
    nameOf: (name) => name,
    onRun,
    onFailure: vi.fn(),
  });
  expect(order.join('')).toBe('abcbca');
  expect(runs).toEqual({ time: { a: [1, 6], b: [2, 4], c: [3, 5] } });
  expect(onRun).toHaveBeenCalledTimes(6);
});

it('who fails is named and left out, and the others are measured to the end', async () => {
  const onFailure = vi.fn();
  const asked: string[] = [];
  const measure = async (name: string): Promise<Record<string, number>> => {
    asked.push(name);
    if (name === 'b' && asked.length > 3) throw new Error('no memory');
    return name === 'b' ? { time: 1, only: 1 } : { time: 1 };
  };
  const nameOf = (name: string) => name;
  const options = { title: 't', rounds: 3, nameOf, onRun: vi.fn(), onFailure };
  const runs = await measureInTurn(['a', 'b', 'c'], measure, options);
  expect(runs).toEqual({ time: { a: [1, 1, 1], c: [1, 1, 1] } });
  expect(asked.filter((name) => name === 'b')).toHaveLength(2);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('b', new Error('no memory'));
});
