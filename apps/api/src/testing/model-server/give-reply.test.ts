import { hasSubscribers } from 'node:diagnostics_channel';

import { expect, test } from 'vitest';

import { headersHere } from './give-reply.ts';

test('nobody listens for headers that nobody waits for any more', () => {
  const before = hasSubscribers('undici:request:headers');
  const gone = new AbortController();
  void headersHere('an answer', gone.signal);
  gone.abort();
  expect([before, hasSubscribers('undici:request:headers')]).toEqual([false, false]);
});
