import type { NewOwnCard, OwnItem } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { ConflictError, InvalidInputError } from '../../errors.ts';
import { shownLine } from '../../http/validation/shown-text.ts';
import { locateQuote } from '../../items/checks/locate-quote.ts';
import { composeFlashcard } from '../../items/compose-item.ts';
import { requireBook } from '../../items/find-book.ts';
import { contentColumns } from '../../items/item-content.ts';
import { insertOrigin } from '../../items/item-origins.ts';
import { storeItem } from '../../items/store-item.ts';
import type { Reader } from '../../reader.ts';
import { lockCounts } from '../reviews/lock-counts.ts';
import { presentOwnItem, requireOwnItem } from './list-own-items.ts';
import { countOwnCards, findChapterOfItem, findSameCard } from './queries.ts';

/** Cards of one reader for one book. */
const MOST_CARDS = 2000;

/** What readers have picked themselves comes before what else is new in a book. */
const FIRST_OF_BOOK = 0;
const MEDIUM = 2;

export interface OwnCardInput {
  readonly reader: Reader;
  readonly bookId: number;
  readonly card: NewOwnCard;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Adds a flashcard that a reader has written, which they alone see; the same words again are the card
 * that is there.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws InvalidInputError when nothing is to be seen on a side, or the quote does not stand in the
 *   chapter that the named item was made from.
 * @throws ConflictError when the reader has too many cards for this book.
 */
export async function createOwnCard(tx: Tx, input: OwnCardInput): Promise<OwnItem> {
  const { reader, bookId, card, now } = input;
  await requireBook(tx, reader, bookId);
  const front = shownLine(card.front, 'front');
  const content = composeFlashcard({ front, back: shownLine(card.back, 'back') }, null);
  const origin = card.passage && (await originIn(tx, input, card.passage));
  await lockCounts(tx, reader.id);
  const ofBook = { userId: reader.id, bookId };
  const sameId = await findSameCard(tx, { ...ofBook, body: contentColumns(content).body });
  if (sameId !== undefined) return presentOwnItem(await requireOwnItem(tx, reader, sameId));
  if ((await countOwnCards(tx, ofBook)) >= MOST_CARDS) {
    throw new ConflictError(`You have ${MOST_CARDS} cards for this book: delete some first`);
  }
  const { sourceId = null, ...place } = origin ?? {};
  const draft = { bookId, libraryKey: null, position: FIRST_OF_BOOK, difficulty: MEDIUM };
  const itemId = await storeItem(tx, { ...content, ...draft, sourceId, ownerId: reader.id }, now);
  if (origin) await insertOrigin(tx, { itemId, grounding: 'extractive', ...place });
  return presentOwnItem(await requireOwnItem(tx, reader, itemId));
}

async function originIn(
  tx: Tx,
  { reader, bookId }: OwnCardInput,
  { itemId, quote: picked }: NonNullable<NewOwnCard['passage']>,
) {
  const chapter = await findChapterOfItem(tx, reader, { itemId, bookId });
  const span = chapter && locateQuote(picked, chapter.text);
  if (!span) throw new InvalidInputError('These words do not stand in that chapter', 'passage');
  const { sourceId, number, title, text } = chapter;
  const quote = text.slice(span.start, span.end);
  const { start: quoteStart, end: quoteEnd } = span;
  return { sourceId, chapter: number, chapterTitle: title, quote, quoteStart, quoteEnd };
}
