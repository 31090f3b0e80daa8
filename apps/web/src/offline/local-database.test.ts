import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { problem } from '../testing/api.ts';
import { ADA, anAnswerResult, aTab, serveAnswers } from '../testing/draining.ts';
import { NoLocalDatabase, withDatabase } from './local-database.ts';
import { operationsOf } from './outbox.ts';

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

test('without a database the server is called directly', async () => {
  noDatabase();
  const calls = serveAnswers();
  const { answer } = aTab();

  await expect(operationsOf(ADA)).rejects.toThrow(NoLocalDatabase);
  await expect(answer(1)).resolves.toEqual({ state: 'arrived', result: anAnswerResult });
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

test('without a database, what the server refuses is told', async () => {
  noDatabase();
  serveAnswers(() => problem(422));
  const { answer } = aTab();

  await expect(answer(1)).rejects.toMatchObject({ status: 422 });
});
