import type { Makeable } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { stemOf } from '../../items/checks/item-parts.ts';
import { type ItemContent, contentOf } from '../../items/item-content.ts';
import type { Reader } from '../../reader.ts';
import type { ChapterSpan } from '../extractive/possible-item.ts';
import { type KnownRow, findKnownItems } from './item-queries.ts';

/** An item that is there already, with its place in the text of the batch if it came from there. */
export type Known = {
  readonly id: number;
  readonly content: ItemContent;
  /** The reader's own: no model is told of it. */
  readonly isOwn: boolean;
  /** Made as a preview for the reader, who has not kept it. */
  readonly isProposal: boolean;
  readonly chunk: number | null;
  readonly quote: ChapterSpan | null;
};

type KnownTo = {
  readonly reader: Reader;
  readonly bookId: number;
  readonly sourceId: number | null;
};

/**
 * What a new item must not repeat: all that the reader sees of the book, and all that was made from
 * the text, which its readers see.
 */
export async function itemsKnownTo(
  db: Db | Tx,
  { reader, bookId, sourceId }: KnownTo,
): Promise<Known[]> {
  const rows = await findKnownItems(db, reader, { bookId, sourceId });
  return rows.map((row) => knownOf(row, sourceId));
}

/**
 * What has been stored or kept since these were all that is known: a proposal of another reader that
 * was kept meanwhile is older than the last of them.
 */
export async function itemsKnownSince(
  tx: Tx,
  { reader, bookId, sourceId }: KnownTo,
  known: readonly Known[],
): Promise<Known[]> {
  const before = new Set(known.map(({ id }) => id));
  const rows = await findKnownItems(tx, reader, { bookId, sourceId });
  return rows.filter(({ id }) => !before.has(id)).map((row) => knownOf(row, sourceId));
}

function knownOf(row: KnownRow, sourceId: number | null): Known {
  const isFromText = sourceId !== null && row.sourceId === sourceId;
  return {
    id: row.id,
    content: contentOf(row),
    isOwn: row.ownerId !== null && row.state === 'active',
    isProposal: row.state === 'proposed' || row.state === 'struck',
    chunk: isFromText ? row.chunk : null,
    quote: isFromText ? spanOf(row) : null,
  };
}

/**
 * What items of a kind ask that came from a chunk; null: from no text; the latest first. A model is
 * told of them, so that own items stay out.
 */
export function askedOf(
  known: readonly Known[],
  { what, chunk }: { what: Makeable; chunk: number | null },
): string[] {
  return known
    .filter((item) => !item.isOwn && item.chunk === chunk && makeableOf(item.content) === what)
    .map(({ content }) => stemOf(content))
    .toReversed();
}

export const makeableOf = ({ kind }: Pick<ItemContent, 'kind'>): Makeable =>
  kind === 'flashcard' ? 'flashcards' : 'questions';

function spanOf({ chapter, start, end }: KnownRow): ChapterSpan | null {
  return chapter === null || start === null || end === null ? null : { chapter, start, end };
}
