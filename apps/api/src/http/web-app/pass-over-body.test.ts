import { PassThrough, Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { passOverBody } from './pass-over-body.ts';

const { signal: never } = new AbortController();

test('a body that fits is read to its end', async () => {
  const body = Readable.from([Buffer.alloc(5), Buffer.alloc(5)]);
  expect(await passOverBody(body, 10, never)).toBe('whole');
});

test('one that is too large is left where it is, and still open for an answer', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(11));
  expect(await passOverBody(body, 10, never)).toBe('too-large');
  expect([body.isPaused(), body.destroyed]).toEqual([true, false]);
});

test('nobody waits for ever for one that does not end', async () => {
  const body = new PassThrough();
  const time = new AbortController();
  const passed = passOverBody(body, 10, time.signal);
  body.write(Buffer.alloc(1));
  time.abort();
  expect(await passed).toBe('too-slow');
});

test('of one that breaks off nothing more is expected', async () => {
  const body = new PassThrough();
  const passed = passOverBody(body, 10, never);
  body.destroy(new Error('aborted'));
  expect(await passed).toBe('whole');
});

test('the time that was set for it is nothing to a body that is over', async () => {
  const body = Readable.from([Buffer.alloc(5)]);
  const time = new AbortController();
  expect(await passOverBody(body, 10, time.signal)).toBe('whole');
  time.abort();
  expect(body.isPaused()).toBe(false);
});
