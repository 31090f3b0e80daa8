import { CancelledError } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';

import { anAccount, problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { shelfQuery } from '../shelf/shelf.ts';
import { LONGEST_HOLD_MS } from './holding-calls.ts';
import { useUserId } from './identity.ts';
import { useSignIn } from './sign-in.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('demoUserId', '12');
});

const ada = { email: 'ada@example.org', password: 'lovelace' };

function Reader() {
  const { mutate: signIn, isError } = useSignIn({});
  return (
    <>
      <p>
        user {useUserId() ?? 'unknown'}
        {isError && ', not signed in'}
      </p>
      <button type="button" onClick={() => signIn(ada)}>
        Sign in
      </button>
    </>
  );
}

/** The guest asks for their shelf while a sign-in is at the server, until that is given its answer. */
async function askWhileSigningIn() {
  serve();
  const shelvesOf: unknown[] = [];
  const atServer = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  worker.use(
    http.get('/api/users/:userId/books', ({ params }) => {
      shelvesOf.push(params['userId']);
      return HttpResponse.json([]);
    }),
    http.post('/api/signin', () => {
      atServer.resolve();
      return answered.promise;
    }),
  );
  const { screen, queryClient } = render(<Reader />);
  await expect.element(screen.getByText('user 12')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await atServer.promise;
  const askForShelf = () => queryClient.fetchQuery(shelfQuery);
  return { screen, shelvesOf, askForShelf, asking: askForShelf(), answer: answered.resolve };
}

test('what is asked for the guest while an account signs in is never asked for in its name', async () => {
  const { screen, shelvesOf, askForShelf, asking, answer } = await askWhileSigningIn();
  answer(HttpResponse.json(anAccount()));
  await expect(asking).rejects.toThrow(CancelledError);
  await expect.element(screen.getByText('user 7')).toBeVisible();
  expect(shelvesOf).toEqual([]);
  await askForShelf();
  expect(shelvesOf).toEqual(['7']);
});

test('a refused sign-in lets what was asked for meanwhile go out for the guest', async () => {
  const { screen, shelvesOf, asking, answer } = await askWhileSigningIn();
  answer(problem(401));
  await expect(asking).resolves.toEqual([]);
  expect(shelvesOf).toEqual(['12']);
  await expect.element(screen.getByText('user 12, not signed in')).toBeVisible();
});

test('a sign-in without an answer leaves the guest their calls after a while', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { shelvesOf, asking, answer } = await askWhileSigningIn();
  const limits = timers.mock.calls.filter(([, ms]) => ms === LONGEST_HOLD_MS);
  for (const [goOn] of limits) if (typeof goOn === 'function') goOn();
  try {
    await expect.poll(() => shelvesOf).toEqual(['12']);
  } finally {
    answer(problem(401));
  }
  await expect(asking).resolves.toEqual([]);
});
