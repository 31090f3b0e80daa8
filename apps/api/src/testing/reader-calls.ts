import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import type { TestReader } from './server.ts';

type Headers = NonNullable<InjectOptions['headers']>;

/** Headers that make a write an operation with this id. */
export const operation = (opId: string, over: Headers = {}): Headers => ({
  'idempotency-key': opId,
  ...over,
});

export function answer(
  reader: TestReader,
  questionId: number,
  value: unknown,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: '/api/quiz/answer',
    headers,
    payload: { userId: reader.id, questionId, answer: value },
  });
}

export function rate(
  reader: TestReader,
  flashcardId: number,
  difficulty: unknown,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: `/api/flashcards/${flashcardId}/rate`,
    headers,
    payload: { difficulty },
  });
}

export function undo(
  reader: TestReader,
  { itemId, opId }: { itemId: number; opId: string },
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: '/api/reviews/undo',
    headers,
    payload: { userId: reader.id, itemId, opId },
  });
}

export function claim(
  reader: TestReader,
  { itemId, opId }: { itemId: number; opId: string },
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: `/api/questions/${itemId}/claims`,
    headers,
    payload: { opId },
  });
}

export function master(
  reader: TestReader,
  questionId: number,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: '/api/quiz/mastered',
    headers,
    payload: { userId: reader.id, questionId },
  });
}

export function unmaster(
  reader: TestReader,
  questionId: number,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({ method: 'DELETE', url: `/api/quiz/${questionId}/mastered`, headers });
}

export function report(
  reader: TestReader,
  itemId: number,
  payload: object = { reason: 'wrong' },
): Promise<LightMyRequestResponse> {
  return reader.inject({ method: 'POST', url: `/api/items/${itemId}/reports`, payload });
}

export function readFeed(
  reader: TestReader,
  { offset = 0, limit = 5, feedId }: { offset?: number; limit?: number; feedId?: string } = {},
): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'GET',
    url: `/api/quiz/feed?limit=${limit}&offset=${offset}&userId=${reader.id}`,
    headers: feedId === undefined ? {} : { 'feed-id': feedId },
  });
}

export function shelve(reader: TestReader, bookId: number): Promise<LightMyRequestResponse> {
  return reader.inject({
    method: 'POST',
    url: `/api/users/${reader.id}/books`,
    payload: { bookId },
  });
}

export function unshelve(reader: TestReader, bookId: number): Promise<LightMyRequestResponse> {
  return reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/books/${bookId}` });
}
