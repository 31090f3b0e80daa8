import type { FeedItem } from '@morsel/sdk/contract';
import type { Query, QueryKey } from '@tanstack/react-query';

import { offline } from '../offline/door.ts';
import { savedReader } from './account/reader-storage.ts';

/**
 * Shows the reader's saved copy of a read, or else what their study pack has of it. Where there is
 * neither, the read stays as it is.
 */
export async function restoreCopy(ownerId: number, query: Query): Promise<void> {
  const { readSaved } = await offline();
  const saved =
    (await readSaved(ownerId, query.queryHash)) ?? (await bookFromPack(ownerId, query.queryKey));
  // The reader may have changed, and the server may have answered.
  const isWanted = query.state.data === undefined && savedReader()?.userId === ownerId;
  if (!isWanted || saved?.data === undefined) return;
  query.setData(saved.data, { updatedAt: saved.savedAt, manual: true });
}

/**
 * What the reader's study pack has of a book, or of its lists, in the place of a saved copy: a book on
 * the shelf opens without the server though nobody has opened it before.
 */
async function bookFromPack(ownerId: number, queryKey: QueryKey) {
  const [all, by, name, list] = queryKey;
  if (all !== 'books' || (by !== 'by-id' && by !== 'by-slug')) return undefined;
  const { packContents } = await offline();
  const pack = await packContents(ownerId);
  if (pack === undefined) return undefined;
  const items = pack.items.filter(({ book }) => (by === 'by-id' ? book.id : book.slug) === name);
  const data = partOf(items, list);
  return data && { data, savedAt: pack.fetchedAt };
}

function partOf(items: readonly FeedItem[], list: unknown) {
  if (items.length === 0) return undefined;
  const ofKind = (kind: FeedItem['itemType']) => items.filter(({ itemType }) => itemType === kind);
  if (list === undefined) return items[0]?.book;
  if (list === 'questions') return ofKind('question');
  return list === 'flashcards' ? ofKind('flashcard') : undefined;
}
