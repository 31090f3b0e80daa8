import type { Source } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { deletePosition, lockSource, upsertPosition } from '../../items/reading-positions.ts';
import type { Reader } from '../../reader.ts';
import { sourceOf } from './listing.ts';

export type ReachedChapter = {
  readonly reader: Reader;
  readonly sourceId: number;
  /** The number of the chapter, from 1, that the reader has got to; null: none of the text waits. */
  readonly reached: number | null;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Notes how far a reader has read a text and answers the text: what was made from later chapters
 * waits until they get there.
 *
 * @throws NotFoundError when there is no such text for this reader.
 * @throws InvalidInputError when the text has fewer chapters.
 */
export async function setReadingPosition(
  tx: Tx,
  { reader, sourceId, reached, now }: ReachedChapter,
): Promise<Source> {
  const source = await sourceOf(tx, { reader, sourceId });
  const { length } = source.chapters;
  if (reached !== null && reached > length) {
    const many = length === 1 ? '1 chapter' : `${length} chapters`;
    throw new InvalidInputError(`This text has ${many}`, 'reached');
  }
  const of = { sourceId, userId: reader.id };
  if (reached === null) await deletePosition(tx, of);
  else await storePosition(tx, { ...of, reached, setAt: now });
  return { ...source, reached };
}

async function storePosition(
  tx: Tx,
  position: { sourceId: number; userId: number; reached: number; setAt: number },
): Promise<void> {
  const [text] = await lockSource(tx, position);
  if (text === undefined) throw new NotFoundError('Text not found');
  await upsertPosition(tx, position);
}
