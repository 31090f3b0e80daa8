import { expect, test } from 'vitest';

import { BackgroundError } from '../../background/run-in-background.ts';
import { LimitReachedError } from '../../errors.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook } from '../../testing/factories.ts';
import { gate } from '../../testing/gate.ts';
import { aSource, SAMPLE_CHAPTER } from '../../testing/sources.ts';
import type { KeySentence } from '../extractive/key-sentences.ts';
import { TextRanking } from './rank-texts.ts';

const SENDER = { id: 1, trust: 'known' } as const;

const NOW = 7_000;
const PAUSE_MS = 10 * 60_000;
const SENTENCE: KeySentence = { chapter: 0, start: 0, end: 33, gaps: [], card: null };

async function setup(rank: ConstructorParameters<typeof TextRanking>[1]) {
  const db = await testDatabase();
  const { id: bookId } = await aBook(db);
  const { id } = await aSource(db, { bookId, rankedAt: null });
  const clock = { now: NOW };
  const ranking = new TextRanking({ db, now: () => clock.now }, rank);
  const ready = (patienceMs = 10_000) =>
    ranking.ready([{ id, format: 'text', language: 'en' }], { sender: SENDER, patienceMs });
  const stored = async () => ({
    bites: (await db.selectFrom('bites').select('sentence').execute()).map(
      ({ sentence }) => sentence,
    ),
    at: (await db.selectFrom('sources').select('rankedAt').executeTakeFirstOrThrow()).rankedAt,
  });
  const write = (text: string) => db.updateTable('sourceChapters').set({ text }).execute();
  return { ranking, ready, stored, clock, write };
}

const failing = (failure: Error) => async () => {
  throw failure;
};

const FOUND = { bites: [SAMPLE_CHAPTER.text.slice(0, 33)], at: NOW };

test('who does not want to wait goes, and the bites are there later', async () => {
  const rules = gate();
  let asked = 0;
  const { ranking, ready, stored } = await setup(async () => {
    asked += 1;
    await rules.opened;
    return [SENTENCE];
  });
  expect(await ready(1)).toBe('waiting');
  expect(await stored()).toEqual({ bites: [], at: null });
  const second = ready();
  rules.open();
  expect(await second).toBe('ready');
  await ranking.close();
  expect(await stored()).toEqual(FOUND);
  expect(asked).toBe(1);
});

test('a process that ended is begun anew at once', async () => {
  let tries = 0;
  const { ready, stored } = await setup(async () => {
    tries += 1;
    if (tries === 1) throw new BackgroundError('failed');
    return [SENTENCE];
  });
  expect(await ready()).toBe('ready');
  expect(await stored()).toEqual(FOUND);
});

test('a text that is written on meanwhile, as those of highlights are, is looked through again', async () => {
  const other = `Its first sentence is another now. ${SAMPLE_CHAPTER.text}`;
  let tries = 0;
  const { ready, stored, write } = await setup(async () => {
    tries += 1;
    if (tries === 1) await write(other);
    return [SENTENCE];
  });
  expect(await ready()).toBe('ready');
  expect(await stored()).toEqual({ bites: [other.slice(0, 33)], at: NOW });
});

test.each(['timeout', 'failed'] as const)(
  'a text on which the rules end with “%s” is left alone for a while, and not for good',
  async (reason) => {
    let isWell = false;
    let tries = 0;
    const { ready, stored, clock } = await setup(async () => {
      tries += 1;
      if (!isWell) throw new BackgroundError(reason);
      return [SENTENCE];
    });
    expect(await ready()).toBe('failed');
    const before = tries;
    isWell = true;
    expect(await ready()).toBe('failed');
    expect(tries).toBe(before);
    expect(await stored()).toEqual({ bites: [], at: null });
    clock.now += PAUSE_MS;
    expect(await ready()).toBe('ready');
    expect(await stored()).toMatchObject({ bites: FOUND.bites });
  },
);

test.each([new BackgroundError('closing'), new LimitReachedError('Too much.', 1000)])(
  'it may be asked again after %s',
  async (failure) => {
    const { ready, stored } = await setup(failing(failure));
    await expect(ready()).rejects.toBe(failure);
    expect(await stored()).toEqual({ bites: [], at: null });
  },
);
