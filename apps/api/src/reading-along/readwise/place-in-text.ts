import { createHash } from 'node:crypto';

import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { LimitReachedError } from '../../errors.ts';
import { tellLanguage } from '../../generation/parsing/tell-language.ts';
import { upsertReader } from '../../generation/sources/reader-queries.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { actCounted } from '../../http/limits/take-uses.ts';
import { findBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { type GrowingText, growText, rewriteText, textTitle, wordsOf } from './grow-text.ts';
import {
  type HighlightRow,
  findPlaced,
  findWaiting,
  isAnyToRewrite,
  notePlaced,
  notePlacedAgain,
} from './highlight-queries.ts';
import {
  type HighlightedBookRow,
  findHighlightedBook,
  lockHighlightedBook,
  noteBegun,
} from './highlighted-book-queries.ts';
import { findGrowingText, hasGrowingText, insertEmptyText, isUntouched } from './text-queries.ts';

type Environment = Pick<Deps, 'db' | 'now'> & {
  readonly limits: Pick<Limiter, 'text' | 'checkText'>;
};

export type Placing = {
  readonly reader: Reader;
  readonly highlightedBookId: number;
  /** IP address of whoever sends or chooses. */
  readonly address: string;
};

/**
 * Puts highlights that wait into a text of their book, which is their reader's alone. As long as nothing was made of the
 * text it is written anew, in the order of the book; from then on it grows at its end, so that what was made of it
 * stays where it is. One whose bites were found, or that its reader has removed, grows no more: another
 * begins, unless that is one too many today. Then they go on waiting.
 */
export async function placeInText(env: Environment, placing: Placing): Promise<void> {
  if (await haveToWait(env, placing)) return;
  const { db, now, limits } = env;
  const { reader, address } = placing;
  const homeless = await db.transaction().execute((tx) => goOn(tx, placing));
  if (homeless.length === 0) return;
  const use = await limits.text(reader, address).catch(unlessLimited);
  if (use === undefined) return;
  const words = homeless.flatMap(wordsOf).join('\n');
  const language = await tellLanguage([{ title: '', text: words }], undefined);
  const beginning = { language, createdAt: now() };
  const text = await actCounted(use, () =>
    db.transaction().execute((tx) => begin(tx, placing, beginning)),
  );
  if (text === undefined) await use.giveBack();
}

/**
 * Whether there is no text that goes on, and none may be begun: told by reading alone, since so many may wait. Those that
 * are in a text already wait for none.
 */
async function haveToWait(
  { db, limits }: Environment,
  { reader, highlightedBookId, address }: Placing,
): Promise<boolean> {
  const row = await findHighlightedBook(db, { id: highlightedBookId, userId: reader.id });
  const lastText = row && lastTextOf(row);
  if (lastText && (await hasGrowingText(db, lastText))) return false;
  try {
    await limits.checkText(reader, address);
    return false;
  } catch (error) {
    unlessLimited(error);
    return !(await isAnyToRewrite(db, highlightedBookId));
  }
}

/** Those that wait for a text to be begun. */
async function goOn(tx: Tx, placing: Placing): Promise<readonly HighlightRow[]> {
  const row = await lockPlaceable(tx, placing);
  if (row === undefined) return [];
  const waiting = await findWaiting(tx, row.id);
  if (waiting.length === 0) return [];
  const text = await growingText(tx, row);
  if (text !== undefined) {
    await write(tx, { row, text, waiting });
    return [];
  }
  await notePlacedAgain(tx, row.id);
  return waiting.filter(isInNoText);
}

type Beginning = { readonly language: string | null; readonly createdAt: number };

/** @returns the text; undefined where another sending has begun one meanwhile */
async function begin(
  tx: Tx,
  placing: Placing,
  { language, createdAt }: Beginning,
): Promise<number | undefined> {
  const row = await lockPlaceable(tx, placing);
  if (row === undefined) return undefined;
  const waiting = await findWaiting(tx, row.id);
  if (waiting.length === 0) return undefined;
  const known = await growingText(tx, row);
  if (known !== undefined) {
    await write(tx, { row, text: known, waiting });
    return undefined;
  }
  const { id: highlightedBookId, bookId, userId } = row;
  const texts = row.texts + 1;
  // No other text is ever the same, so that nobody else's joins it.
  const contentHash = hashOf(`highlights ${highlightedBookId} ${texts} ${createdAt}`);
  const id = await insertEmptyText(tx, { bookId, contentHash, language, createdAt });
  await upsertReader(tx, { sourceId: id, userId, name: textTitle(texts), addedAt: createdAt });
  await noteBegun(tx, highlightedBookId, { sourceId: id, texts });
  await write(tx, { row, text: { id, last: undefined }, waiting });
  return id;
}

type Placeable = HighlightedBookRow & { readonly bookId: number };

/** The row, locked, where its book is known and its reader may see it. */
async function lockPlaceable(
  tx: Tx,
  { reader, highlightedBookId }: Placing,
): Promise<Placeable | undefined> {
  const row = await lockHighlightedBook(tx, { id: highlightedBookId, userId: reader.id });
  if (row === undefined || row.bookId === null) return undefined;
  const { bookId } = row;
  return (await findBook(tx, reader, bookId)) && { ...row, bookId };
}

async function growingText(tx: Tx, row: Placeable): Promise<GrowingText | undefined> {
  const lastText = lastTextOf(row);
  return lastText && findGrowingText(tx, lastText);
}

function lastTextOf({ sourceId, userId, bookId }: HighlightedBookRow) {
  return sourceId === null || bookId === null ? undefined : { sourceId, userId, bookId };
}

type Writing = {
  readonly row: Placeable;
  readonly text: GrowingText;
  readonly waiting: readonly HighlightRow[];
};

async function write(tx: Tx, { row, text, waiting }: Writing): Promise<void> {
  await notePlaced(tx, row.id, text.id);
  if (await isUntouched(tx, text.id)) await rewriteText(tx, text.id, await findPlaced(tx, text.id));
  else await growText(tx, text, waiting.filter(isInNoText));
}

/** Others were to be written anew; where something was made of their text meanwhile, they stay as they stand there. */
const isInNoText = ({ sourceId }: HighlightRow) => sourceId === null;

function unlessLimited(error: unknown): undefined {
  if (!(error instanceof LimitReachedError)) throw error;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
