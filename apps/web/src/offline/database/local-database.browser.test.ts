import { openDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';

import { problem } from '../../testing/api.ts';
import { ADA, anAnswerResult, aTab, NO_STATS, serveAnswers } from '../../testing/draining.ts';
import { holdOutbox } from '../../testing/hold-outbox.ts';
import { openVersion1, version1Rows } from '../../testing/version-1-database.ts';
import { worker } from '../../testing/worker.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { getStatus } from '../status.ts';
import { submit } from '../submit.ts';
import { NoLocalDatabaseError } from './connection.ts';
import { deleteDatabase, withDatabase } from './local-database.ts';

const loseConnection = () => withDatabase((database) => Promise.resolve(database.close()));

/** A browser that does not give this page a database. */
function noDatabase() {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The user denied it', 'SecurityError');
  });
}

test('a connection that was lost is opened again', async () => {
  const { answerOffline } = aTab();
  await answerOffline(1);

  await loseConnection();
  await answerOffline(2);
  await loseConnection();

  expect(await operationsOf(ADA)).toMatchObject([{ target: 1 }, { target: 2 }]);
});

test('a newer version of the page gets its turn, and this one goes on afterwards', async () => {
  const { answerOffline } = aTab();
  await answerOffline(1);

  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('morsel');
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });

  expect(await operationsOf(ADA)).toEqual([]);
});

test('a page that is left holds no other up, and ends its work when it is back', async () => {
  let turns = 0;
  let isLeft = false;
  const working = withDatabase(async (database) => {
    turns += 1;
    const tx = database.transaction('reads', 'readwrite');
    const untilSecondTurn = (): Promise<unknown> =>
      tx.store.count().then((count) => (turns === 1 ? untilSecondTurn() : count));
    await Promise.all([untilSecondTurn(), tx.done]);
    return isLeft;
  });
  await expect.poll(() => turns).toBe(1);
  isLeft = true;
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

  const other = await openDB('morsel');
  const found = await other.count('reads');
  other.close();
  expect({ found, turns }).toEqual({ found: 0, turns: 1 });

  isLeft = false;
  // Not as restored: the page is shared with tests of forms, which would load it anew.
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(await working).toBe(false);
});

test('without a database the server is called directly', async () => {
  noDatabase();
  const calls = serveAnswers();
  const { answer } = aTab();

  await expect(operationsOf(ADA)).rejects.toThrow(NoLocalDatabaseError);
  await expect(answer(1)).resolves.toEqual({ state: 'counted', result: anAnswerResult });
  expect(calls[0]?.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
});

test('without a database, the same again is the same operation until it has arrived', async () => {
  noDatabase();
  const calls = serveAnswers((call) =>
    call === 1 ? HttpResponse.error() : HttpResponse.json(anAnswerResult),
  );
  const { answer } = aTab();

  await expect(answer(1)).rejects.toThrow('Failed to fetch');
  await answer(1);
  await answer(1);

  const [first, second, third] = calls.map((headers) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('without a database, what takes a second try back means the first', async () => {
  noDatabase();
  const calls = serveAnswers((call) =>
    call === 1 ? HttpResponse.error() : HttpResponse.json(anAnswerResult),
  );
  const undone: unknown[] = [];
  worker.use(
    http.post('/api/reviews/undo', async ({ request }) => {
      undone.push(await request.json());
      return HttpResponse.json({ undone: 'attempt-1', stats: NO_STATS });
    }),
  );
  const tab = aTab();
  const question = { target: 1, label: 'Question 1?' };
  const tryAs = (opId: string) => submit(tab, ADA, { ...question, kind: 'answer', value: 1, opId });
  await expect(tryAs('attempt-1')).rejects.toThrow('Failed to fetch');
  await tryAs('attempt-2');

  await submit(tab, ADA, { ...question, kind: 'undo', value: 'attempt-2' });

  expect(calls.map((headers) => headers.get('idempotency-key'))).toEqual([
    'attempt-1',
    'attempt-1',
  ]);
  expect(undone).toEqual([{ userId: ADA, itemId: 1, opId: 'attempt-1' }]);
});

test('without a database, what the server refuses is told', async () => {
  noDatabase();
  serveAnswers(() => problem(422));
  const { answer } = aTab();

  await expect(answer(1)).rejects.toMatchObject({ status: 422 });
});

const idsOf = (calls: readonly Headers[]) => calls.map((headers) => headers.get('idempotency-key'));

describe('a database that does not answer is not waited for', () => {
  test('when it does not open; once it does, it is used again', async () => {
    // A tab of an older version that does not let go.
    await deleteDatabase();
    const held = await openVersion1();
    const calls = serveAnswers();
    const { answer } = aTab();

    await expect(answer(11)).resolves.toEqual({ state: 'counted', result: anAnswerResult });
    expect(getStatus().storage).toBe('silent');
    await answer(12);
    expect(new Set(idsOf(calls)).size).toBe(2);

    held.close();
    await expect.poll(() => getStatus().storage).toBe('usable');
    const mine = version1Rows.filter(({ ownerId }) => ownerId === ADA);
    expect(await operationsOf(ADA)).toEqual(mine);
  });

  test('when it hangs; what could not be written then is not written later', async () => {
    await operationsOf(ADA);
    const letGo = await holdOutbox();
    const calls = serveAnswers((call) =>
      call === 1 ? HttpResponse.error() : HttpResponse.json(anAnswerResult),
    );
    const { answer } = aTab();

    await expect(answer(1)).rejects.toThrow('Failed to fetch');
    expect(getStatus().storage).toBe('silent');
    letGo();
    await expect.poll(() => getStatus().storage).toBe('usable');
    expect(await operationsOf(ADA)).toEqual([]);

    await answer(1);
    const [first, second] = idsOf(calls);
    expect(second).toBe(first);
  });
});
