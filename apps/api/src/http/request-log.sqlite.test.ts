import { expect, test } from 'vitest';

import { testServer } from '../testing/server.ts';

test('lines of the log have the address that was asked for, and not what readers look for', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { app } = await testServer({ logger: { level: 'info', stream } });
  for (const url of [
    '/api/books?search=tides+of+love',
    '/api/nothing?name=tides',
    '/api/%E0?tides',
  ]) {
    await app.inject({ url });
  }
  const told = lines.join('');
  expect(told).toContain('"url":"/api/books"');
  expect(told).toContain('"url":"/api/nothing"');
  expect(told).not.toContain('tides');
});
