import { expect, test } from 'vitest';

import { answering, outcomes, rating, sendBacklog, sync } from '../../testing/backlogs.ts';
import { aFlashcard, aQuestion } from '../../testing/factories.ts';
import { serverWithQuestion } from '../../testing/server-with-question.ts';
import { tableContents } from '../../testing/table-contents.ts';

test.each<[string, object, string]>([
  ['a kind that is not known', { kind: 'wish' }, 'kind'],
  ['no kind', { kind: undefined }, 'kind'],
  ['a kind that is no text', { kind: ['answer'] }, 'kind'],
  ['an answer that is null', { value: null }, 'value'],
  ['an answer that is a text', { value: '1' }, 'value'],
  ['an answer that is a truth', { value: true }, 'value'],
  ['no answer', { value: undefined }, 'value'],
  ['an answer that does not fit', { value: 4 }, 'answer'],
  ['a rating that is not known', { kind: 'rating', value: 'fine' }, 'value'],
  ['a mark that is neither set nor taken', { kind: 'mastery', value: 1 }, 'value'],
  ['a shelf that is neither', { kind: 'shelf', value: 'true' }, 'value'],
  ['no target', { target: undefined }, 'target'],
  ['a target that is a text', { target: '1' }, 'target'],
  ['a target that is too large', { target: 2 ** 31 }, 'target'],
  ['no time', { answeredAt: undefined }, 'answeredAt'],
  ['half a millisecond', { answeredAt: 0.5 }, 'answeredAt'],
  ['no zone', { timeZone: undefined }, 'timeZone'],
  ['revision 0', { revision: 0 }, 'revision'],
])('%s is refused, and nothing else', async (_, over, field) => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const first = answering({ opId: 'operation-1', target: question.id }, 1);
  const second = answering({ opId: 'operation-2', target: question.id }, 1);

  const answered = await sync(reader, [{ ...first, ...over }, second], clock.now);

  expect(outcomes(answered)).toEqual(['operation-1 refused 400', 'operation-2 applied']);
  expect(answered.results[0]).toMatchObject({
    problem: { type: 'about:blank', title: 'Bad Request', detail: expect.any(String), field },
  });
  expect(await db.selectFrom('reviewEvents').select('opId').execute()).toEqual([
    { opId: 'operation-2' },
  ]);
});

test.each(['Mars/Olympus', '+01:00', 'Etc/Unknown'])(
  'an answer from %s is not lost: its day is that of UTC',
  async (timeZone) => {
    const { db, reader, question, clock } = await serverWithQuestion();
    const sent = answering({ opId: 'operation-1', target: question.id }, 1);

    const answered = await sync(reader, [{ ...sent, timeZone }], clock.now);

    expect(outcomes(answered)).toEqual(['operation-1 applied']);
    expect(await db.selectFrom('reviewEvents').select('timeZone').execute()).toEqual([
      { timeZone: 'UTC' },
    ]);
  },
);

test('questions are not rated, and flashcards not answered', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const card = await aFlashcard(db, { bookId: question.bookId });

  const answered = await sync(
    reader,
    [
      rating({ opId: 'operation-1', target: question.id }, 'easy'),
      answering({ opId: 'operation-2', target: card.id }, 1),
    ],
    clock.now,
  );

  expect(outcomes(answered)).toEqual(['operation-1 refused 404', 'operation-2 refused 404']);
});

test.each<[string, readonly unknown[]]>([
  ['nothing', []],
  ['no operation', [null]],
  ['a text', ['answer']],
  ['an operation without an id', [{ kind: 'answer', target: 1, value: 1 }]],
  ['an id too short to be one', [{ opId: 'short' }]],
  ['an id that is none', [{ opId: 'operation 1' }]],
])('a backlog of %s is refused as a whole', async (_, operations) => {
  const { db, reader, clock } = await serverWithQuestion();
  const before = await tableContents(db);

  const answer = await sendBacklog(reader, operations, clock.now);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400, field: 'operations' });
  expect(await tableContents(db)).toEqual(before);
});

test('what later devices say beside what is known is let pass', async () => {
  const { reader, question, clock } = await serverWithQuestion();
  const sent = { ...answering({ opId: 'operation-1', target: question.id }, 1), mood: 'sunny' };

  expect(outcomes(await sync(reader, [sent], clock.now))).toEqual(['operation-1 applied']);
});

/** Six pairs of 120 letters are the most that an item may hold. */
const longText = (side: string) => (index: number) => `${side}${index}`.padEnd(120, '語');
const PAIRS = [0, 1, 2, 3, 4, 5];
const [left, right] = [PAIRS.map(longText('L')), PAIRS.map(longText('R'))];
const matching = Object.fromEntries(PAIRS.map((index) => [left[index], right[index] ?? '']));

test('a hundred of the longest answers that fit a question come through', async () => {
  const { reader, book, clock, db } = await serverWithQuestion();
  const { id: target } = await aQuestion(db, {
    bookId: book.id,
    type: 'match_pairs',
    body: { options: { left, right } },
    answerKey: { answer: matching },
  });
  const operations = Array.from({ length: 100 }, (_, index) =>
    answering({ opId: `operation-${index}`.padEnd(64, '-'), target }, matching),
  );

  const { stats } = await sync(reader, operations, clock.now);

  expect(stats).toMatchObject({ totalAnswered: 100, correctAnswered: 100 });
});
