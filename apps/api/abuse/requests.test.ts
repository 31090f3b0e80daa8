import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, inject, test } from 'vitest';

import { besideBystanders } from './beside-bystanders.ts';
import { guest, stranger } from './callers.ts';
import { scaled, upTo } from './scale.ts';

const { address } = inject('abused');

/** Bytes as no client of HTTP would send them. */
async function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.end(request.replaceAll('\n', '\r\n'));
  return text(socket);
}

test('bodies of strangers are small and flat, however many come', async () => {
  const nobody = stranger('203.0.113.50');
  const nested = '['.repeat(500_000);
  const large = JSON.stringify({ token: 'x'.repeat(1_000_000), password: 'x' });
  const statuses = new Set<number>();
  await besideBystanders('bodies of strangers', async () => {
    for (const _ of upTo(scaled(300))) {
      for (const body of [nested, large]) {
        const path = '/api/reset-password';
        const answered = await nobody.call(path, { file: new TextEncoder().encode(body) });
        statuses.add(answered.status);
      }
    }
  });
  expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
});

test('a page of one reader is kept by nobody, however its address is written', async () => {
  const reader = await guest('203.0.113.51');
  for (const path of ['/api/users', '/%61pi/users', '/ap%69/users/', '/api/users?x=1']) {
    const { headers } = await reader.call(path);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store/)]);
  }
});

test('a request that names two hosts is refused', async () => {
  const answer = await raw(
    'GET / HTTP/1.1\nHost: a.example\nHost: b.example\nConnection: close\n\n',
  );
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});
