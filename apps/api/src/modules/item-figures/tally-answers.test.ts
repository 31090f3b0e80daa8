import { expect, test } from 'vitest';

import { type FirstAnswer, type Tally, tallyReader } from './tally-answers.ts';

const answer = (
  itemId: number,
  isRight: boolean,
  over: Partial<FirstAnswer> = {},
): FirstAnswer => ({
  itemId,
  bookId: 1,
  revision: 1,
  isCurrent: true,
  isRight,
  picked: undefined,
  ...over,
});

/** The tallies of readers who answered these. */
function talliesOf(...readers: readonly (readonly FirstAnswer[])[]): ReadonlyMap<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const answers of readers) tallyReader(tallies, answers);
  return tallies;
}

const six = (...right: readonly number[]) =>
  [1, 2, 3, 4, 5, 6].map((id) => answer(id, right.includes(id)));

test('readers, and those who were right, are counted by item', () => {
  const tallies = talliesOf([answer(1, true), answer(2, false)], [answer(1, false)]);
  expect(tallies.get(1)).toMatchObject({ readers: 2, right: 1 });
  expect(tallies.get(2)).toMatchObject({ readers: 1, right: 0 });
});

test('picked options are counted by their index, where one was picked', () => {
  const picks = [2, 0, 2, undefined].map((picked) => [answer(1, false, { picked })]);
  const tally = talliesOf(...picks).get(1);
  expect(tally?.readers).toBe(4);
  expect(Array.from(tally?.picks ?? [], (count) => count ?? 0)).toEqual([1, 0, 2]);
});

test('readers are compared by their other answers alone', () => {
  const tally = talliesOf(six(1, 2, 3), six(2)).get(1);
  expect(tally?.compared).toEqual({
    count: 2,
    x: 1,
    y: expect.closeTo(3 / 5, 10),
    xx: 1,
    yy: expect.closeTo(5 / 25, 10),
    xy: 2 / 5,
  });
});

test('who has answered few others of the book is not compared', () => {
  const others = [7, 8, 9].map((id) => answer(id, true, { bookId: 2 }));
  const tally = talliesOf([...six(1).slice(0, 5), ...others]).get(1);
  expect(tally).toMatchObject({ readers: 1, right: 1, compared: { count: 0 } });
});

test('an answer to what has changed since counts for the other questions only', () => {
  const [first, ...rest] = six(1, 2);
  if (first === undefined) throw new Error('There are six');
  const tallies = talliesOf([{ ...first, isCurrent: false }, ...rest]);
  expect(tallies.has(1)).toBe(false);
  expect(tallies.get(3)?.compared).toMatchObject({ count: 1, x: 0, y: 2 / 5 });
});
