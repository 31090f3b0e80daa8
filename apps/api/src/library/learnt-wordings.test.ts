import { expect, test } from 'vitest';

import { answer, claim, operation } from '../testing/reader-calls.ts';
import { aBookFile, SAMPLE_QUESTIONS } from '../testing/sample-book.ts';
import { acceptedFor, serverWithClaims, TEXT } from '../testing/server-with-claims.ts';
import { loadLibrary } from './load-library.ts';

const { key, place, difficulty, explanation } = SAMPLE_QUESTIONS.mcq;

const aFile = (text: string, accepted: string[] = []) =>
  aBookFile({
    questions: [
      SAMPLE_QUESTIONS.trueFalse,
      { key, place, difficulty, explanation, type: 'typed', text, answer: 'Gravity', accepted },
    ],
  });

test('a new text of a file keeps what readers have taught, once', async () => {
  const { db, clock, regular } = await serverWithClaims();
  await loadLibrary(db, clock.now, [aFile('Which force keeps the moon near?')]);
  const { id: itemId } = await db
    .selectFrom('items')
    .select('id')
    .where('libraryKey', '=', key)
    .executeTakeFirstOrThrow();
  for (const reader of [await regular(), await regular(), await regular()]) {
    const opId = `answer-of-${reader.id}`;
    await answer(reader, itemId, { text: TEXT }, operation(opId));
    await claim(reader, { itemId, opId });
  }
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 2, accepted: [TEXT] });

  const changed = aFile('Which force keeps the moon on its way?', ['Gravitation']);
  clock.now += 1;
  await loadLibrary(db, clock.now, [changed]);
  await loadLibrary(db, clock.now, [changed]);
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 4, accepted: ['Gravitation', TEXT] });

  await loadLibrary(db, clock.now, [aFile('Which force keeps the moon?', [TEXT.toLowerCase()])]);
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 5, accepted: [TEXT.toLowerCase()] });
});
