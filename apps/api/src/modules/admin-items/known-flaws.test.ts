import { expect, it, vi } from 'vitest';

import type { AdminItemRow } from '../../items/admin-items.ts';
import type { EvidenceFinder } from './find-evidence.ts';
import { KnownFlaws } from './known-flaws.ts';

const body = JSON.stringify({
  questionText: 'Which metal is liquid in a warm room?',
  options: ['Iron', 'Mercury', 'All of the above'],
  imageUrl: null,
  place: null,
});

const row: AdminItemRow = {
  id: 1,
  kind: 'mcq',
  revision: 1,
  position: 1,
  sourceId: 1,
  state: 'active',
  bookId: 1,
  bookTitle: 'Metals',
  bookAuthor: 'Ann Author',
  body,
  answerKey: JSON.stringify({ answer: 1, explanation: 'It melts far below zero.' }),
  grounding: 'source',
  originChapter: 'Metals',
  originQuote: 'Mercury is liquid in a warm room.',
  chunk: 0,
};

/** Asked for by each check, and by nothing else. */
const evidence = () => vi.fn<EvidenceFinder>(async () => undefined);

it('checks an item once, whatever becomes of it but for what is checked', async () => {
  const [known, evidenceOf] = [new KnownFlaws(), evidence()];
  const flaws = await known.of(row, evidenceOf);
  expect(flaws).toContainEqual(expect.stringContaining('All of the above'));
  expect(await known.of({ ...row, state: 'hidden', position: 7 }, evidenceOf)).toEqual(flaws);
  expect(evidenceOf).toHaveBeenCalledTimes(1);
});

it.each<Partial<AdminItemRow>>([
  { body: body.replace('All of the above', 'Tin') },
  { answerKey: JSON.stringify({ answer: 1, explanation: 'It melts at minus 39 degrees.' }) },
  { bookTitle: 'Liquids' },
  { bookAuthor: 'Otto Brandt' },
  { originQuote: 'Iron is not.' },
  { chunk: 1 },
  { sourceId: 2 },
  { sourceId: null, chunk: null },
])('checks it anew with %o', async (over) => {
  const [known, evidenceOf] = [new KnownFlaws(), evidence()];
  await known.of(row, evidenceOf);
  const changed = { ...row, ...over };
  const flaws = await known.of(changed, evidenceOf);
  expect(evidenceOf).toHaveBeenCalledTimes(2);
  expect(flaws).toEqual(await new KnownFlaws().of(changed, evidence()));
});

it('keeps so many at most, and forgets the first of them', async () => {
  const [known, evidenceOf] = [new KnownFlaws(2), evidence()];
  for (const bookTitle of ['Metals', 'Liquids', 'Rooms', 'Rooms', 'Liquids', 'Metals']) {
    await known.of({ ...row, bookTitle }, evidenceOf);
  }
  expect(evidenceOf.mock.calls.map(([{ bookTitle }]) => bookTitle)).toEqual([
    'Metals',
    'Liquids',
    'Rooms',
    'Metals',
  ]);
});
