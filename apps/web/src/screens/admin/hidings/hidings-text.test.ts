import { expect, test } from 'vitest';

import { ALL_HIDINGS } from './hiding-filter.ts';
import { filterText, reasonsText, restoringTexts, wayText, weightText } from './hidings-text.ts';

const totals = (hidden: number, share = 0, reports = 0) => ({
  hidden,
  held: { library: 0, approved: 0, share },
  reports,
  books: [{ bookId: 8, title: 'Emma', hidden, held: share, waiting: share }],
  reporters: [],
});

test.each([
  [1, 0, '1 item hidden by reports'],
  [1200, 1, '1,200 items hidden by reports, 1 waits for you'],
  [0, 2, '2 wait for you, much reported'],
])('of %i hidden and %i that wait the way says: %s', (hidden, share, text) => {
  expect(wayText(totals(hidden, share))).toBe(text);
});

test.each([
  [100, 'counts once'],
  [150, 'counts 1.5 times'],
  [33, 'counts 0.33 times'],
])('a weight of %i %s', (weight, text) => {
  expect(weightText(weight)).toBe(text);
});

test.each([
  [['wrong'] as const, '1 reader: The answer is wrong'],
  [['wrong', 'wrong'] as const, '2 readers: The answer is wrong'],
  [['unclear', 'wrong', 'wrong'] as const, '3 readers: The answer is wrong (2), It is unclear (1)'],
])('%j are told as: %s', (reasons, text) => {
  expect(reasonsText(reasons.map((reason) => ({ reporter: 'anna', reason, weight: 100 })))).toBe(
    text,
  );
});

test.each([
  [
    totals(1, 2, 7),
    [
      '1 item comes back to readers.',
      '2 items that readers still get stay as they are.',
      '7 open reports are dismissed; what the same readers report later counts less.',
    ],
  ],
  [totals(12), ['12 items come back to readers.']],
])('restoring %j is told before', (of, sentences) => {
  expect(restoringTexts(of).slice(0, -1)).toEqual(sentences);
});

test('what a filter lets through is told in words', () => {
  expect(filterText(ALL_HIDINGS, totals(1))).toBe('');
  const filter = {
    ...ALL_HIDINGS,
    bookId: 8,
    reporter: 'anna0000',
    time: 'day',
    since: new Date(2026, 10, 27, 9, 5).getTime(),
  } as const;
  expect(filterText(filter, totals(1))).toBe(
    'Those of “Emma”, reported by Reader anna00, hidden after Nov 27, 2026, 9:05 AM.',
  );
  expect(filterText({ ...ALL_HIDINGS, heldBy: 'share', bookId: 9 }, totals(1))).toBe(
    'Those marked “Waits for you”, of “book 9”.',
  );
});
