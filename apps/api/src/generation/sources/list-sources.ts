import type { BookSources, DeviceProgress, Source } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { hasAddedBook } from '../../items/book-adders.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { type CoveredChapter, findCoveredChapters } from './chapter-queries.ts';
import { findDocumentsOfBook } from './reader-queries.ts';
import { type SourceRow, findSource, findSources } from './source-queries.ts';
import { textsThatFollow } from './texts-that-follow.ts';

/**
 * The texts of a book that the reader may have items made from.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function listSources(
  db: Db,
  { reader, bookId, hasModel }: { reader: Reader; bookId: number; hasModel: boolean },
): Promise<BookSources> {
  await requireBook(db, reader, bookId);
  const rows = await findSources(db, reader, bookId);
  const texts = firstOfEach(rows);
  const progress = await progressOf(db, texts, { reader, bookId });
  const sources = await Promise.all(
    texts.map(async (row) =>
      presentSource(row, await findCoveredChapters(db, row.id), progress.get(row.id)),
    ),
  );
  const hasOwn = rows.some(({ shared }) => shared === 0);
  const mayGenerate =
    reader.role === 'admin' || hasOwn || (await hasAddedBook(db, reader.id, bookId));
  return { sources, mayGenerate, hasModel };
}

/**
 * One of the texts that the reader may have items made from.
 *
 * @throws NotFoundError when there is no such text for this reader.
 */
export async function sourceOf(
  tx: Tx,
  { reader, sourceId }: { reader: Reader; sourceId: number },
): Promise<Source> {
  const row = await findSource(tx, reader, sourceId);
  if (row === undefined) throw new NotFoundError('Text not found');
  return presentSource(row, await findCoveredChapters(tx, sourceId));
}

/** What devices told last of reading each text. */
async function progressOf(
  db: Db,
  texts: readonly SourceRow[],
  { reader, bookId }: { reader: Reader; bookId: number },
): Promise<ReadonlyMap<number, DeviceProgress>> {
  const documents = await findDocumentsOfBook(db, { userId: reader.id, bookId });
  return new Map(
    documents.flatMap(({ sourceId, ...progress }) =>
      textsThatFollow(texts, { sourceId }).map(({ id }) => [id, progress] as const),
    ),
  );
}

/** A shared text comes once for each admin who shares it. */
export function firstOfEach<Row extends Pick<SourceRow, 'id'>>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

function presentSource(
  row: SourceRow,
  chapters: readonly CoveredChapter[],
  progress?: DeviceProgress,
): Source {
  const sum = (key: 'parts' | 'questionParts' | 'flashcardParts') =>
    chapters.reduce((total, chapter) => total + chapter[key], 0);
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    words: row.words,
    language: row.language,
    chapters: chapters.map(({ title, words }) => ({ title, words })),
    parts: sum('parts'),
    questionParts: sum('questionParts'),
    flashcardParts: sum('flashcardParts'),
    isShared: row.shared === 1,
    reached: row.reached,
    addedAt: row.addedAt,
    ...(progress && { progress }),
  };
}
