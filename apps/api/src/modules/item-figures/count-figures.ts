import { setImmediate } from 'node:timers/promises';

import { DOUBTS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { contentOf } from '../../items/item-content.ts';
import { type Counted, judgeFigures, LEAST_COMPARED, LEAST_READERS } from './judge-figures.ts';
import {
  type AnswerRow,
  type CountedRow,
  deleteFiguresBefore,
  findAnswersOfNew,
  findContents,
  findReaderIds,
  storeFigures,
} from './queries.ts';
import { correlation } from './statistics.ts';
import { type FirstAnswer, type Tally, tallyReader } from './tally-answers.ts';

/** Readers whose answers are read at once: each may have answered a thousand questions. */
const READERS_AT_ONCE = 25;
const ITEMS_AT_ONCE = 100;

/**
 * Counts the figures of all items anew, from the log; `now` in epoch ms. Readers are gone through a few
 * at a time, and others get their turn in between. Once the signal is aborted it ends, and what was
 * counted before stays.
 */
export async function countFigures(db: Db, now: number, signal: AbortSignal): Promise<void> {
  const tallies = await tallyLog(db, signal);
  const told = [...tallies].filter(([, { readers }]) => readers >= LEAST_READERS);
  for (let start = 0; start < told.length && !signal.aborted; start += ITEMS_AT_ONCE) {
    const some = new Map(told.slice(start, start + ITEMS_AT_ONCE));
    await storeFigures(db, await judged(db, some, now));
  }
  if (!signal.aborted) await deleteFiguresBefore(db, now);
}

async function tallyLog(db: Db, signal: AbortSignal): Promise<Map<number, Tally>> {
  const tallies = new Map<number, Tally>();
  let after = 0;
  while (!signal.aborted) {
    const ids = await findReaderIds(db, { after, most: READERS_AT_ONCE });
    const [from, to] = [ids[0], ids.at(-1)];
    if (from === undefined || to === undefined) break;
    const ofReaders = Map.groupBy(await findAnswersOfNew(db, { from, to }), ({ userId }) => userId);
    for (const rows of ofReaders.values()) tallyReader(tallies, firstAnswers(rows));
    after = to;
    await setImmediate();
  }
  return tallies;
}

/** The first of each item: a device that was offline long can bring an earlier one late. */
function firstAnswers(rows: readonly AnswerRow[]): FirstAnswer[] {
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    if (seen.has(row.itemId)) return [];
    seen.add(row.itemId);
    const { itemId, bookId, revision, current, isCorrect } = row;
    const isCurrent = revision === current;
    return [
      { itemId, bookId, revision, isCurrent, isRight: isCorrect === 1, picked: pickedIn(row) },
    ];
  });
}

function pickedIn({ kind, value }: AnswerRow): number | undefined {
  if (kind !== 'mcq') return undefined;
  const answer: unknown = JSON.parse(value);
  return typeof answer === 'number' ? answer : undefined;
}

async function judged(
  db: Db,
  tallies: ReadonlyMap<number, Tally>,
  countedAt: number,
): Promise<CountedRow[]> {
  const contents = await findContents(db, [...tallies.keys()]);
  return contents.flatMap((row) => {
    const tally = tallies.get(row.id);
    // Edited since.
    if (tally?.revision !== row.revision) return [];
    const counted = countedOf(tally);
    const { doubts } = judgeFigures(counted, contentOf(row));
    const worst = DOUBTS.findIndex((doubt) => doubts.includes(doubt));
    return [
      {
        itemId: row.id,
        revision: row.revision,
        readers: counted.readers,
        rightReaders: counted.right,
        picks: JSON.stringify(counted.picks),
        discrimination: counted.discrimination,
        comparedReaders: counted.compared,
        doubt: worst < 0 ? null : worst,
        countedAt,
      },
    ];
  });
}

function countedOf({ readers, right, picks, compared }: Tally): Counted {
  return {
    readers,
    right,
    picks: Array.from(picks, (count) => count ?? 0),
    discrimination: compared.count < LEAST_COMPARED ? null : correlation(compared),
    compared: compared.count,
  };
}
