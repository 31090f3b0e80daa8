import { describe, expect, expectTypeOf, test } from 'vitest';

import type { AnswerResult, Shelf, User } from '../contract/types.ts';
import { sentBy } from '../testing/sent-by.ts';
import type { Client } from './create-client.ts';

describe('writes carry their operation', () => {
  const operation = {
    opId: 'op-12345678',
    answeredAt: 1_772_366_400_000,
    timeZone: 'Europe/Berlin',
    revision: 2,
  };

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['answer', (client) => client.quiz.answer(answer, { operation })],
    ['master', (client) => client.quiz.master(mark, { operation })],
    ['masterById', (client) => client.quiz.masterById(3, 7, { operation })],
    ['unmaster', (client) => client.quiz.unmaster(3, { operation })],
    ['rate', (client) => client.flashcards.rate(4, 'easy', { operation })],
    ['shelf.add', (client) => client.shelf.add(7, 2, { operation })],
    ['shelf.remove', (client) => client.shelf.remove(7, 2, { operation })],
  ])('%s', async (_, call) => {
    const { headers } = await sentBy(call);
    expect(Object.fromEntries(headers)).toMatchObject({
      'idempotency-key': 'op-12345678',
      'answered-at': '1772366400000',
      'time-zone': 'Europe/Berlin',
      'item-revision': '2',
    });
  });

  test('and only what it says', async () => {
    const { headers } = await sentBy((client) =>
      client.quiz.answer(answer, { operation: { opId: 'op-12345678' } }),
    );
    expect(headers.get('idempotency-key')).toBe('op-12345678');
    expect(headers.has('answered-at')).toBe(false);
    expect(headers.has('time-zone')).toBe(false);
    expect(headers.has('item-revision')).toBe(false);
  });
});

const answer = { userId: 7, questionId: 3, answer: 0 };
const mark = { userId: 7, questionId: 3 };

test('the pages of a feed carry its id', async () => {
  const { url, headers } = await sentBy((client) =>
    client.quiz.feed({ limit: 5, offset: 0, feedId: 'tab-1' }),
  );
  expect(url).toBe('/api/quiz/feed?limit=5&offset=0');
  expect(headers.get('feed-id')).toBe('tab-1');
});

test.each<[string, (client: Client, signal: AbortSignal) => Promise<unknown>]>([
  ['read', (client, signal) => client.books.get(2, { signal, headers: { 'x-trace': 'abc' } })],
  ['feed', (client, signal) => client.quiz.feed({}, { signal, headers: { 'x-trace': 'abc' } })],
  ['write', (client, signal) => client.quiz.unmaster(3, { signal, headers: { 'x-trace': 'abc' } })],
])('a %s takes a signal and further headers', async (_, call) => {
  const { signal } = new AbortController();
  const sent = await sentBy((client) => call(client, signal));
  expect(sent.signal).toBe(signal);
  expect(sent.headers.get('x-trace')).toBe('abc');
});

type LastOf<Parameters extends readonly unknown[]> =
  Required<Parameters> extends [...unknown[], infer Last] ? Last : never;

/** Calls whose last argument takes no signal. */
type WithoutSignal = {
  [Group in keyof Client]: {
    [Verb in keyof Client[Group]]: Client[Group][Verb] extends (...args: infer Given) => unknown
      ? 'signal' extends keyof LastOf<Given>
        ? never
        : Verb
      : Verb;
  }[keyof Client[Group]];
}[keyof Client];

test('every call takes a signal', () => {
  expectTypeOf<WithoutSignal>().toBeNever();
});

test('calls have the types of the contract', () => {
  expectTypeOf<Client['users']['current']>().returns.resolves.toEqualTypeOf<User>();
  expectTypeOf<Client['quiz']['answer']>().returns.resolves.toEqualTypeOf<AnswerResult>();
  expectTypeOf<Client['shelf']['list']>().returns.resolves.toEqualTypeOf<Shelf>();
  expectTypeOf<Client['flashcards']['rate']>()
    .parameter(1)
    .toEqualTypeOf<'easy' | 'medium' | 'hard'>();
});
