import { DAY_MS, UNKNOWN } from '@morsel/sdk/domain';
import { type seededRandom } from '@morsel/sdk/rules';
import { retrievability } from '@morsel/sdk/rules/schedule';

import type { Db, Tx } from '../src/database/connection.ts';
import { findItem, type StoredItem } from '../src/items/find-item.ts';
import { rateFlashcard } from '../src/modules/flashcards/rate-flashcard.ts';
import { masterQuestion } from '../src/modules/mastery/master-question.ts';
import { answerQuestion } from '../src/modules/quiz/answer-question.ts';
import { rankReaderFeed } from '../src/modules/quiz/rank-feed.ts';
import { shelveBook } from '../src/modules/shelf/shelve-book.ts';
import type { Reader } from '../src/reader.ts';

const TIME_ZONE = 'Europe/Berlin';

/** A sitting has at least so many items, and up to so many more. */
const LEAST_ITEMS = 6;
const MORE_ITEMS = 30;
const ITEM_MS = 30_000;

/** Chance that a new item is known, and that a wrong answer is "I don't know". */
const KNOWN_BEFORE = 0.6;
const SHRUGS = 0.3;

/** What was met so often and is known is marked as mastered with that chance. */
const PATIENT_REPS = 5;
const MASTERS = 0.03;

/** How a sample reader goes about it; days are counted back from today, which is 0. */
export type Life = {
  /** Since they came. */
  readonly days: number;
  /** Days off, one after another and both included, besides single ones. */
  readonly holidays: readonly (readonly [from: number, until: number])[];
  /** Chance that any other day is one of practice. */
  readonly zeal: number;
  /** Books that they shelve, and when. */
  readonly books: readonly { readonly bookId: number; readonly day: number }[];
};

type Random = ReturnType<typeof seededRandom>;

/** Lets a reader live up to `now` (epoch ms): their feeds, answers, ratings and marks, day by day. */
export async function live(
  db: Db,
  reader: Reader,
  { life, now, random }: { life: Life; now: number; random: Random },
): Promise<void> {
  for (let day = life.days; day >= 0; day -= 1) {
    const at = now - day * DAY_MS;
    await shelveBooks(db, reader, { books: life.books.filter((book) => book.day === day), at });
    const isOff = life.holidays.some(([from, until]) => day <= from && day >= until);
    if (isOff || random() > life.zeal) continue;
    await practise(db, reader, { at, random });
  }
}

async function shelveBooks(
  db: Db,
  reader: Reader,
  { books, at }: { books: Life['books']; at: number },
): Promise<void> {
  for (const { bookId } of books) {
    const operation = operationAt(at, `shelving-${bookId}`);
    await db.transaction().execute((tx) => shelveBook(tx, { reader, operation, bookId }));
  }
}

/** One sitting, which ends at the latest a few minutes before `at`. */
async function practise(db: Db, reader: Reader, { at, random }: { at: number; random: Random }) {
  const ids = await rankReaderFeed(db, { reader, feedId: 'sample', now: at });
  const wanted = LEAST_ITEMS + Math.floor(random() * random() * MORE_ITEMS);
  await db.transaction().execute(async (tx) => {
    for (const [index, itemId] of ids.slice(0, wanted).entries()) {
      await meet(tx, reader, { itemId, at: at - (wanted - index) * ITEM_MS, random });
    }
  });
}

type Meeting = { readonly itemId: number; readonly at: number; readonly random: Random };

async function meet(tx: Tx, reader: Reader, { itemId, at, random }: Meeting): Promise<void> {
  const item = await findItem(tx, { itemId, reader });
  if (item === undefined) return;
  const { reps, chance } = await knowledgeOf(tx, reader, { itemId, at });
  const knows = random() < chance;
  const operation = operationAt(at, `meeting-${itemId}-${at}`);
  if (item.kind === 'flashcard') {
    const difficulty = knows ? 'medium' : 'hard';
    await rateFlashcard(tx, { reader, operation, flashcardId: itemId, difficulty });
    return;
  }
  const answer = knows ? item.answerKey.answer : wrongAnswer(item, random);
  await answerQuestion(tx, { reader, operation, questionId: itemId, answer });
  if (!knows || reps < PATIENT_REPS || random() > MASTERS) return;
  const marking = operationAt(at, `marking-${itemId}-${at}`);
  await masterQuestion(tx, { reader, operation: marking, questionId: itemId });
}

async function knowledgeOf(tx: Tx, reader: Reader, { itemId, at }: Omit<Meeting, 'random'>) {
  const memory = await tx
    .selectFrom('memoryStates')
    .select(['reps', 'stability', 'lastReviewAt'])
    .where('userId', '=', reader.id)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  if (memory === undefined) return { reps: 0, chance: KNOWN_BEFORE };
  return { reps: memory.reps, chance: retrievability(memory, at) };
}

type Question = Exclude<StoredItem, { kind: 'flashcard' }>;

function wrongAnswer({ answerKey: { answer }, body: { options } }: Question, random: Random) {
  if (typeof answer !== 'number' || !Array.isArray(options) || random() < SHRUGS) return UNKNOWN;
  return (answer + 1) % options.length;
}

function operationAt(at: number, name: string) {
  return { opId: `sample-${name}`, answeredAt: at, receivedAt: at, timeZone: TIME_ZONE };
}
