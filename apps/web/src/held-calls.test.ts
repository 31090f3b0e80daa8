import { expect, test, vi } from 'vitest';

import { afterHold, holdCalls } from './held-calls.ts';

function aCaller() {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  return { send, call: afterHold(send) };
}

test('held calls go out when it is said so', async () => {
  const { send, call } = aCaller();
  const { goOn } = holdCalls();
  const calls = [call('/api/stats'), call('/api/books')];
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  goOn();
  await Promise.all(calls);
  expect(send.mock.calls.map(([input]) => input)).toEqual(['/api/stats', '/api/books']);
});

test('called off, they never do, and later ones go out at once', async () => {
  const { send, call } = aCaller();
  const { callOff } = holdCalls();
  const held = call('/api/stats');
  callOff();
  await expect(held).rejects.toMatchObject({ name: 'AbortError' });
  await call('/api/books');
  expect(send.mock.calls.map(([input]) => input)).toEqual(['/api/books']);
});

test('a call that was given up meanwhile does not go out', async () => {
  const { send, call } = aCaller();
  const { goOn } = holdCalls();
  const leaving = new AbortController();
  const held = call('/api/stats', { signal: leaving.signal });
  leaving.abort();
  goOn();
  await expect(held).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).not.toHaveBeenCalled();
});
