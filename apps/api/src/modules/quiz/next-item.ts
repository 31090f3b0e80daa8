import type { FeedItem } from '@morsel/sdk/contract';
import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import { findFeedItems } from '../../items/find-item.ts';
import type { CandidateRow } from './queries.ts';
import { feedCandidates, rankCandidates, type RankingRequest } from './rank-feed.ts';

/** What was missed is due at once; its answer would be repeated rather than remembered. */
const REST_MS = 2 * MINUTE_MS;

/** What is wanted of a feed of which one item is asked for at a time. */
export interface NextItemRequest extends RankingRequest {
  /** Of this book alone. */
  readonly bookId?: number | undefined;
  readonly itemType?: FeedItem['itemType'] | undefined;
  /** Not these, which the reader wants later. */
  readonly without?: readonly number[];
}

/**
 * The item with which the reader's feed would begin now, as far as it is what is wanted; undefined when there
 * is none. Nothing is frozen: until it is practised it is the next one. What was practised
 * within two minutes comes when nothing else is there.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function nextItem(db: Db, request: NextItemRequest): Promise<FeedItem | undefined> {
  const { reader, bookId, now } = request;
  if (bookId !== undefined) await requireBook(db, reader, bookId);
  const wanted = (await feedCandidates(db, request)).filter((row) => isWanted(row, request));
  const rested = wanted.filter(({ due, reviewed }) => due === null || reviewed <= now - REST_MS);
  const [first] = rankCandidates(rested.length > 0 ? rested : wanted, request);
  if (first === undefined) return undefined;
  const [item] = await findFeedItems(db, { ids: [first], reader });
  return item;
}

function isWanted(
  { id, book, kind }: CandidateRow,
  { bookId, itemType, without = [] }: NextItemRequest,
): boolean {
  if (bookId !== undefined && book !== bookId) return false;
  if (without.includes(id)) return false;
  return itemType === undefined || (kind === 'flashcard') === (itemType === 'flashcard');
}

/** How much of each book is due to the reader now; books of which nothing is are left out. */
export async function dueByBook(
  db: Db,
  request: Pick<RankingRequest, 'reader' | 'now'>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await feedCandidates(db, { ...request, dueOnly: true });
  const counts = new Map<number, number>();
  for (const { book } of rows) counts.set(book, (counts.get(book) ?? 0) + 1);
  return counts;
}
