import { describe, expect, test } from 'vitest';

import { requireAnyBook } from '../../items/find-book.ts';
import { aReader } from '../../testing/a-reader.ts';
import { explainingText } from '../../testing/explaining-text.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { longText } from '../../testing/long-text.ts';
import { aSource } from '../../testing/sources.ts';
import { failureText } from '../provider/model-failure.ts';
import { NO_PROGRESS, type Progress } from '../runs/progress.ts';
import { makeByRules } from './make-by-rules.ts';
import { readSource } from './read-source.ts';

/** There is something behind a long way of nothing. */
const chapters = [...longText({ chapters: 30 }), ...explainingText({ chapters: 6 })];

describe('a batch by rules', () => {
  test('goes on to the parts where there is something, and tells when the text is done', async () => {
    const world = await generationWorld({ chapters });
    const first = await world.generate('flashcards');
    expect(first).toMatchObject({ count: expect.any(Number), grounding: 'extractive' });
    expect(first.count).toBeGreaterThanOrEqual(1);
    expect(new Set((await world.chunks()).map((chunk) => chunk.flashcardBatches))).toEqual(
      new Set([1]),
    );
    let last = first;
    for (let batch = 0; batch < 5 && last.count > 0; batch += 1) {
      last = await world.generate('flashcards');
    }
    expect(last).toMatchObject({
      count: 0,
      reason: expect.stringContaining('All of this text has been worked through'),
    });
  });

  test('begins with the parts that hold what its reader has highlighted', async () => {
    const chapters = explainingText({ chapters: 30 });
    const world = await generationWorld({ chapters });
    const highlight = chapters[14]?.text.split('\n\n').at(-1) ?? '';
    const clippings = await aSource(world.db, {
      bookId: world.book.id,
      readers: [world.reader],
      chapters: [{ title: 'Highlights', text: highlight }],
    });
    await world.db
      .updateTable('sources')
      .set({ format: 'clippings' })
      .where('id', '=', clippings.id)
      .execute();
    const query = `?sourceId=${world.source.id}&count=5`;
    await world.ask(world.reader, 'flashcards', query);
    expect((await world.items()).map(({ chapter }) => chapter)).toContain(14);
  });

  test('that brings enough leaves the rest of the text for the next', async () => {
    const world = await generationWorld({ chapters: explainingText({ chapters: 30 }) });
    const { count, reason } = await world.generate('flashcards');
    expect(count).toBeGreaterThanOrEqual(8);
    const chunks = await world.chunks();
    const covered = chunks.filter((chunk) => chunk.flashcardBatches === 1).length;
    expect(covered).toBeLessThan(chunks.length);
    expect(reason).toBeUndefined();
  });
});

/** An order of flashcards, and work on it of which one is told once its first round is over. */
async function roundByRound(onRound: () => void, signal = new AbortController().signal) {
  const { db, book, source } = await generationWorld({
    chapters: explainingText({ chapters: 30 }),
  });
  const what = 'flashcards';
  const chosen = { id: source.id, isShared: false, reached: null };
  const order = {
    reader: await aReader(db),
    sender: { id: 1, trust: 'known' },
    book: await requireAnyBook(db, book.id),
    what,
    kinds: [],
    source: chosen,
    seed: 1,
  } as const;
  const text = await readSource(db, { source: chosen, what, most: Infinity });
  const report = async ({ drafted }: Partial<Progress>) => {
    if (drafted !== undefined) onRound();
  };
  return { order, input: { text, known: [], work: { signal, progress: NO_PROGRESS, report } } };
}

test('a batch that is cancelled on its way goes no further', async () => {
  const reader = new AbortController();
  const { order, input } = await roundByRound(() => reader.abort(), reader.signal);
  const batch = await makeByRules(order, input, new AbortController().signal);
  expect(batch).toMatchObject({ failure: failureText('cancelled'), reach: { looked: 5 } });
});

test('a busy machine has the first round end, and no other begin', async () => {
  const { order, input } = await roundByRound(() => {});
  const batch = await makeByRules(order, input, AbortSignal.abort());
  expect(batch).toMatchObject({ failure: undefined, reach: { looked: 5, hasEnough: false } });
});

test('when the time is up, what was looked through counts and the rest is left', async () => {
  const time = new AbortController();
  const { order, input } = await roundByRound(() => time.abort());
  const batch = await makeByRules(order, input, time.signal);
  expect(batch.candidates.length).toBeGreaterThan(0);
  expect(batch).toMatchObject({
    chunks: [0, 1, 2, 3, 4],
    failure: undefined,
    reach: {
      looked: 5,
      of: input.text.passages.length,
      hasEnough: false,
      isDone: false,
      scope: 'whole',
    },
  });
});
