import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { removeSource } from '../../generation/sources/remove-source.ts';
import { findTheirTexts } from './highlight-queries.ts';
import {
  type HighlightedBookRow,
  type LinkOfHighlights,
  moveRow,
} from './highlighted-book-queries.ts';

type Moving = {
  readonly row: HighlightedBookRow;
  readonly link: LinkOfHighlights;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Makes highlights those of another book, or of none. The texts that they were put into go, with what was made from
 * them, and all wait for a text of the other book.
 */
export async function moveHighlights(tx: Tx, { row, link, now }: Moving): Promise<void> {
  await dropTexts(tx, row, now);
  await moveRow(tx, row.id, link);
}

/** Takes the texts of highlights away, unless their reader has removed them already. */
export async function dropTexts(
  tx: Tx,
  { id, userId }: HighlightedBookRow,
  now: number,
): Promise<void> {
  for (const sourceId of await findTheirTexts(tx, id)) {
    try {
      await removeSource(tx, { userId, sourceId, now });
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
}
