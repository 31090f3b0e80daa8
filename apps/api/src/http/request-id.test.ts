import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { requestNamer } from './request-id.ts';

const arriving = (remoteAddress: string, id?: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  ['10.1.2.3', 'from-the-proxy', true],
  ['::ffff:10.1.2.3', 'from-the-proxy', true],
  ['::1', 'a.b:c_d-9', true],
  ['192.0.2.7', 'from-the-proxy', false],
  ['10.1.2.3', 'two words', false],
  ['10.1.2.3', '{"level":60}', false],
  ['10.1.2.3', 'x'.repeat(101), false],
  ['10.1.2.3', '', false],
])('from %s the name %j is taken: %s', (address, id, isTaken) => {
  const name = requestNamer(['10.0.0.0/8', '::1']);
  expect(name(arriving(address, id)) === id).toBe(isTaken);
});

it('names of our own differ, between processes too', () => {
  const [one, other] = [requestNamer(undefined), requestNamer(undefined)];
  const names = [one, one, other, other].map((name) => name(arriving('10.1.2.3', 'given')));
  expect(new Set(names).size).toBe(4);
  expect(names).not.toContain('given');
});
