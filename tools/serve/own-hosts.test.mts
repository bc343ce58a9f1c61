import { expect, it } from 'vitest';
import { refusalOf } from './own-hosts.mts';

const refusal = (host: string | undefined, origin?: string, named?: string) =>
  refusalOf({ headers: { ...(host !== undefined && { host }), ...(origin && { origin }) } }, named);

it.each([...['localhost:3000', 'LOCALHOST:3000', 'localhost.:3000', '127.0.0.1', '[::1]:3000']])(
  'answers %s, and its own pages',
  (host) => {
    expect(refusal(host)).toBeUndefined();
    expect(refusal(host, `http://${host.toLowerCase()}`)).toBeUndefined();
  },
);

it.each([
  ...['attacker.example', 'attacker.example:3000', 'localhost.attacker.example'],
  ...['127.0.0.1.attacker.example', '127.0.0.1@attacker.example', 'attacker.example#localhost'],
  ...['localhost attacker.example', '192.168.0.1:3000', '', undefined],
])('does not answer to the name %s', (host) => {
  expect(refusal(host)).toMatch(/does not answer to the name/);
});

it.each(['http://attacker.example', 'http://localhost:9999', 'null', 'https://localhost.', 'x'])(
  'does not answer a page of %s',
  (origin) => {
    expect(refusal('localhost:3000', origin)).toMatch(/does not answer pages of/);
  },
);

it('answers to the name that it was told, or to all', () => {
  expect(refusal('my-machine:3000', undefined, 'my-machine')).toBeUndefined();
  expect(refusal('localhost:3000', undefined, 'my-machine')).toBeUndefined();
  expect(refusal('other:3000', undefined, 'my-machine')).toMatch(/name "other:3000"/);
  expect(refusal('192.168.0.1:3000', undefined, '0.0.0.0')).toBeUndefined();
  expect(refusal('192.168.0.1:3000', 'http://a.example', '0.0.0.0')).toMatch(/pages of/);
});
