import type { Tx } from '../database/connection.ts';
import { findCoveredChapters } from '../generation/sources/chapter-queries.ts';
import { firstOfEach } from '../generation/sources/list-sources.ts';
import { advancePosition, findSpineItems } from '../generation/sources/reader-queries.ts';
import { findSources, lockSource } from '../generation/sources/source-queries.ts';
import { textsThatFollow } from '../generation/sources/texts-that-follow.ts';
import type { Reader } from '../reader.ts';
import { chapterAt } from './chapter-at.ts';
import { type DocumentRow, noteFollowed } from './document-queries.ts';

type Following = {
  readonly reader: Reader;
  readonly document: Pick<
    DocumentRow,
    'id' | 'digest' | 'bookId' | 'sourceId' | 'share' | 'place' | 'followedAt'
  >;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Moves the reading positions of the texts that a document is on to where it was read to: never back, since
 * who leafs back has read what comes after. A text of which nothing waits begins to wait when it is first
 * followed, and stays open once its reader has opened it again.
 */
export async function followDocument(tx: Tx, { reader, document, now }: Following): Promise<void> {
  const { id, bookId, followedAt } = document;
  if (bookId === null) return;
  let isFirst = false;
  const texts = firstOfEach(await findSources(tx, reader, bookId));
  for (const text of textsThatFollow(texts, document)) {
    const wasFollowed = followedAt !== null && text.addedAt <= followedAt;
    if (text.reached === null && wasFollowed) continue;
    const chapter = await chapterIn(tx, { reader, document, sourceId: text.id });
    if (chapter === undefined) continue;
    if (!wasFollowed) isFirst = true;
    if (chapter <= (text.reached ?? 0) || !(await lockSource(tx, text.id))) continue;
    const position = { sourceId: text.id, userId: reader.id, reached: chapter, setAt: now };
    await advancePosition(tx, position);
  }
  if (isFirst) await noteFollowed(tx, id, now);
}

/** Undefined where the text has no chapters to wait for. */
async function chapterIn(
  tx: Tx,
  { reader, document, sourceId }: Pick<Following, 'reader' | 'document'> & { sourceId: number },
): Promise<number | undefined> {
  const chapters = await findCoveredChapters(tx, sourceId);
  if (chapters.length < 2) return undefined;
  const isOfFile = document.sourceId === sourceId;
  const file = { sourceId, userId: reader.id, partialMd5: document.digest };
  const spineItems = isOfFile ? await findSpineItems(tx, file) : null;
  return chapterAt(document, { words: chapters.map(({ words }) => words), spineItems });
}
