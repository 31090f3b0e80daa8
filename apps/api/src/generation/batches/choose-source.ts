import type { Makeable } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { countChapters } from '../sources/chapter-queries.ts';
import { type UsableSourceRow, findUsableSources } from '../sources/source-queries.ts';

export type SourceWish = {
  readonly reader: Reader;
  readonly bookId: number;
  readonly what: Makeable;
  /** The one that the reader asks for; else the least covered is taken. */
  readonly sourceId: number | undefined;
  /** From 0; of the text that the reader asks for. */
  readonly chapters?: readonly number[] | undefined;
};

export type ChosenSource = {
  readonly id: number;
  readonly isShared: boolean;
  /** How many of its chapters the reader has got to: the others wait; null: none does. */
  readonly reached: number | null;
};

/**
 * Whether items may be made of a chapter, by its number: it is one of those that are wanted, undefined for
 * any, and the reader has got to it, since the items would wait else.
 */
export const isOpenIn =
  ({ reached }: Pick<ChosenSource, 'reached'>, only: readonly number[] | undefined) =>
  (chapter: number): boolean =>
    chapter < (reached ?? Infinity) && (only?.includes(chapter) ?? true);

/**
 * The text to work from; undefined when the reader has none to choose from.
 *
 * @throws NotFoundError when the text asked for is none of theirs.
 * @throws InvalidInputError for a chapter that it does not have, or that the reader has not got to.
 */
export async function chooseSource(
  db: Db,
  { reader, bookId, what, sourceId, chapters = [] }: SourceWish,
): Promise<ChosenSource | undefined> {
  const usable = await findUsableSources(db, reader, bookId);
  const source =
    sourceId === undefined ? leastCovered(usable, what) : usable.find(({ id }) => id === sourceId);
  if (source === undefined && sourceId !== undefined) throw new NotFoundError('Text not found');
  if (source !== undefined && chapters.length > 0) await requireChapters(db, source, chapters);
  return source && { id: source.id, isShared: source.shared === 1, reached: source.reached };
}

async function requireChapters(
  db: Db,
  { id, reached }: UsableSourceRow,
  wanted: readonly number[],
): Promise<void> {
  const count = await countChapters(db, id);
  const missing = wanted.find((chapter) => chapter >= count);
  if (missing !== undefined) {
    throw new InvalidInputError(`This text has no chapter ${missing + 1}`, 'chapters');
  }
  const waiting = wanted.find((chapter) => chapter >= (reached ?? count));
  if (waiting !== undefined) {
    throw new InvalidInputError(
      `You have not got to chapter ${waiting + 1} yet: its items would wait. Say how far you have ` +
        'read, or choose others',
      'chapters',
    );
  }
}

/** By how often its chunks were used on average; of equals the one that came first. */
function leastCovered(
  sources: readonly UsableSourceRow[],
  what: Makeable,
): UsableSourceRow | undefined {
  return sources.toSorted((a, b) => a[what] / a.chunks - b[what] / b.chunks)[0];
}
