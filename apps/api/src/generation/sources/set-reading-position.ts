import type { Source } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { sourceOf } from './list-sources.ts';
import { deletePosition, storePosition } from './reader-queries.ts';
import { lockSource } from './source-queries.ts';

export type ReachedChapter = {
  readonly reader: Reader;
  readonly sourceId: number;
  /** The number of the chapter, from 1, that the reader has got to; null: none of the text waits. */
  readonly reached: number | null;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Notes how far a reader has read a text and returns the text: what was made from later chapters
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
  if (reached === null) {
    await deletePosition(tx, of);
  } else {
    if (!(await lockSource(tx, sourceId))) throw new NotFoundError('Text not found');
    await storePosition(tx, { ...of, reached, setAt: now });
  }
  return { ...source, reached };
}
