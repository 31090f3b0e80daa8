import type { StudyPack } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';

import { aPack, aPackCard, aPackQuestion, aReaderId } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';
import { withDatabase } from '../database/local-database.ts';
import { forgetReader } from './change-pack.ts';
import { renewPack } from './fetch-pack.ts';
import { judgeAtOnce, takeKeysToHand } from './keys-at-hand.ts';

const question = aPackQuestion(1);
const seen = { id: 1, revision: question.item.revision };

let reader: number;
beforeEach(() => {
  reader = aReaderId();
});

const whenIdle = (work: () => void) => {
  work();
  return () => undefined;
};

async function storeAndTake(pack: StudyPack): Promise<void> {
  worker.use(http.get(`/api/users/${reader}/study-pack`, () => HttpResponse.json(pack)));
  await renewPack(reader);
  await takeKeysToHand(reader, { whenIdle });
}

test('an answer is judged without waiting once the keys of the pack are at hand', async () => {
  const items = [
    ...Array.from({ length: 60 }, (_, index) => aPackQuestion(index + 1)),
    aPackCard(99),
  ];
  expect(judgeAtOnce(reader, seen, 1)).toBeUndefined();
  await storeAndTake(aPack(items));
  const told = { explanation: 'Explanation 1.', correctAnswer: 1 };
  expect(judgeAtOnce(reader, seen, 1)).toEqual({ isCorrect: true, ...told });
  expect(judgeAtOnce(reader, seen, 0)).toEqual({ isCorrect: false, ...told });
  expect(judgeAtOnce(reader, { ...seen, id: 60 }, 1)).toMatchObject({ isCorrect: true });
});

test('what the device cannot know, or the server would refuse, is not judged', async () => {
  await storeAndTake(aPack([question, aPackCard(2)]));
  const revision = seen.revision + 1;
  expect(judgeAtOnce(reader, { id: 1, revision }, 1)).toBeUndefined();
  expect(judgeAtOnce(reader, { id: 1 }, 1)).toBeUndefined();
  expect(judgeAtOnce(reader, { ...seen, id: 2 }, 1)).toBeUndefined();
  expect(judgeAtOnce(reader, { ...seen, id: 3 }, 1)).toBeUndefined();
  expect(judgeAtOnce(reader, seen, 17)).toBeUndefined();
  expect(judgeAtOnce(reader + 1, seen, 1)).toBeUndefined();
});

test('another pack brings other keys', async () => {
  await storeAndTake(aPack([question]));
  const key = { answer: 0, explanation: 'It was Sparta.' };
  await storeAndTake(aPack([{ ...question, key }]));
  expect(judgeAtOnce(reader, seen, 0)).toMatchObject({
    isCorrect: true,
    explanation: key.explanation,
  });
});

test('a reader who is forgotten leaves no keys behind', async () => {
  await storeAndTake(aPack([question]));
  expect(judgeAtOnce(reader, seen, 1)).toBeDefined();
  await forgetReader(reader);
  expect(judgeAtOnce(reader, seen, 1)).toBeUndefined();
});

test('nor where another tab has forgotten the reader', async () => {
  await storeAndTake(aPack([question]));
  await withDatabase((database) => database.delete('readers', reader));
  await takeKeysToHand(reader, { whenIdle });
  expect(judgeAtOnce(reader, seen, 1)).toBeUndefined();
});

test('where the database does not answer just now the keys stay', async () => {
  await storeAndTake(aPack([question]));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('no answer', 'UnknownError');
  });
  await expect(takeKeysToHand(reader, { whenIdle })).rejects.toThrow('no answer');
  get.mockRestore();
  expect(judgeAtOnce(reader, seen, 1)).toBeDefined();
});
