import type { Db, Tx } from '../../database/connection.ts';
import { stemOf } from '../../items/checks/parts.ts';
import { type ItemContent, contentOf } from '../../items/content.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import type { Makeable } from '../draft.ts';
import type { Place } from '../extractive/candidate.ts';
import { type KnownRow, findKnownItems } from './item-queries.ts';

/** An item that is there already, with its place in the text of the batch if it came from there. */
export type Known = {
  readonly id: number;
  readonly content: ItemContent;
  readonly chunk: number | null;
  readonly quote: Place | null;
};

type KnownTo = {
  readonly reader: Reader;
  readonly bookId: number;
  readonly sourceId: number | null;
};

/**
 * What a new item must not repeat: all that the reader sees of the book, and all that was made from
 * the text, which its readers see; from the item `fromId` on.
 */
export async function itemsKnownTo(
  db: Db | Tx,
  { reader, bookId, sourceId }: KnownTo,
  fromId = 0,
): Promise<Known[]> {
  const viewer = viewerOf(reader);
  const rows = await findKnownItems(db, { bookId, sourceId: sourceId ?? 0, fromId, ...viewer });
  return rows.map((row) => {
    const isFromText = sourceId !== null && row.sourceId === sourceId;
    return {
      id: row.id,
      content: contentOf(row),
      chunk: isFromText ? row.chunk : null,
      quote: isFromText ? placeOf(row) : null,
    };
  });
}

/** What has been stored since these were all that is known. */
export function itemsKnownSince(tx: Tx, of: KnownTo, known: readonly Known[]): Promise<Known[]> {
  return itemsKnownTo(tx, of, (known.at(-1)?.id ?? 0) + 1);
}

/** What items of a kind ask that came from a chunk; null: from no text; the latest first. */
export function askedOf(
  known: readonly Known[],
  { what, chunk }: { what: Makeable; chunk: number | null },
): string[] {
  return known
    .filter((item) => item.chunk === chunk && makeableOf(item.content) === what)
    .map(({ content }) => stemOf(content))
    .toReversed();
}

export const makeableOf = ({ kind }: Pick<ItemContent, 'kind'>): Makeable =>
  kind === 'flashcard' ? 'flashcards' : 'questions';

function placeOf({ chapter, start, end }: KnownRow): Place | null {
  return chapter === null || start === null || end === null ? null : { chapter, start, end };
}
