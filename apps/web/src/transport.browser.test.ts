import { beforeEach, expect, test } from 'vitest';

import { oweLogout } from './owed-logout.ts';
import { afterOwedLogout } from './transport.ts';

beforeEach(() => localStorage.clear());

const json = (status: number) => Response.json({ ok: status === 200 }, { status });

/** A network that answers the logout as told; the requests that went out, in turn. */
function networkOf(answerLogout: () => Response | Promise<Response>) {
  const sent: string[] = [];
  const send = afterOwedLogout(async (input) => {
    const path = typeof input === 'string' ? input : '';
    sent.push(path);
    return path === '/api/logout' ? answerLogout() : json(200);
  });
  return { sent, send };
}

test('nothing is sent before it when no logout is owed', async () => {
  const { sent, send } = networkOf(() => json(200));
  await send('/api/users');
  expect(sent).toEqual(['/api/users']);
});

test.each([
  ['the session ends', 200],
  ['there is no session any more', 401],
])('an owed logout goes out before anything else, once: %s', async (_, status) => {
  oweLogout();
  const { sent, send } = networkOf(() => json(status));
  await Promise.all([send('/api/users'), send('/api/books')]);
  expect(sent).toEqual(['/api/logout', '/api/users', '/api/books']);
  await send('/api/topics');
  expect(sent).toHaveLength(4);
});

test.each([
  ['an outage', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['a failure', () => json(503)],
  ["a gateway's page", () => new Response('<h1>Sign in</h1>', { status: 200 })],
])('after %s it is owed still, and nothing else goes out', async (_, answerLogout) => {
  oweLogout();
  const failing = networkOf(answerLogout);
  await expect(failing.send('/api/users')).rejects.toThrow(TypeError);
  expect(failing.sent).toEqual(['/api/logout']);

  const working = networkOf(() => json(200));
  await working.send('/api/users');
  expect(working.sent).toEqual(['/api/logout', '/api/users']);
});
