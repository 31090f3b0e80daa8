import type { StudyPack } from '@morsel/sdk/contract';
import { answerProblem, arrangeColumns, isCorrectAnswer, pairColumns } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { answer, readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

/** Everything in the library, by packs of one book after another. */
async function wholeLibrary(reader: TestReader, bookIds: readonly number[]) {
  const items: StudyPack['items'] = [];
  for (const bookId of bookIds) {
    await shelve(reader, bookId);
    const known = items.map(({ item }) => `${item.id}.${item.revision}`).join(',');
    const url = `/api/users/${reader.id}/study-pack?size=500&known=${known}`;
    const pack: StudyPack = (await reader.inject({ method: 'GET', url })).json();
    items.push(...pack.items);
    await reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/books/${bookId}` });
  }
  return items;
}

test('a device grades every question of the library as the server does', async () => {
  const { db, guest } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  const bookIds = (await db.selectFrom('books').select('id').execute()).map(({ id }) => id);
  const stored = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '<>', 'flashcard')
    .execute();

  const items = await wholeLibrary(reader, bookIds);

  const questions = items.flatMap(({ item, key }) =>
    item.itemType === 'question' && key !== null ? [{ item, key }] : [],
  );
  expect(questions).toHaveLength(stored.length);
  const misjudged = [];
  for (const { item, key } of questions) {
    const fits = answerProblem(item, key.answer) === undefined;
    const isCorrect = isCorrectAnswer(item.type, key, key.answer);
    const graded = (await answer(reader, item.id, key.answer)).json();
    const isSame =
      graded.isCorrect === true &&
      graded.explanation === key.explanation &&
      JSON.stringify(graded.correctAnswer) === JSON.stringify(key.answer);
    if (!fits || !isCorrect || !isSame) misjudged.push(item.id);
  }
  expect(misjudged).toEqual([]);
});

test('the columns of a card from the pack are arranged as those of the feed', async () => {
  const { db, guest } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const url = `/api/users/${reader.id}/study-pack?size=500`;
  const pack: StudyPack = (await reader.inject({ method: 'GET', url })).json();
  const pairs = pack.items.filter(({ item }) => 'type' in item && item.type === 'match_pairs');
  expect(pairs.length).toBeGreaterThan(3);

  const solved = pairs.filter(({ item, key }) => {
    const columns = pairColumns('options' in item ? item.options : undefined);
    if (columns.kind !== 'columns' || key === null) return true;
    const shown = arrangeColumns(item.id, columns);
    const rows = Object.fromEntries(shown.left.map((left, row) => [left, shown.right[row] ?? '']));
    return isCorrectAnswer('match_pairs', key, rows);
  });

  expect(solved).toEqual([]);
  const first = (await readFeed(reader, { limit: 20, feedId: 'study-pack' })).json();
  expect(pack.items.slice(0, 20).map(({ item }) => item)).toEqual(first);
});
