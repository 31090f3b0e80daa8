import type { MasteredQuestions } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import { presentQuestion } from '../../items/present-item.ts';
import type { Reader } from '../../reader.ts';
import { isMastered } from './mastery-counts.ts';
import { findMastered, type MasteredRow } from './queries.ts';

/** The reader's mastered questions, newest first; those of books off the shelf are among them. */
export async function listMastered(db: Db, reader: Reader): Promise<MasteredQuestions> {
  return (await findMastered(db, reader)).map(presentMastered);
}

/**
 * Whether the reader has mastered a book.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function readBookMastery(db: Db, reader: Reader, bookId: number): Promise<boolean> {
  await requireBook(db, reader, bookId);
  return isMastered(db, reader, bookId);
}

function presentMastered(row: MasteredRow): MasteredQuestions[number] {
  const { id, type, questionText, book } = presentQuestion(row);
  return { id, type, questionText, masteredAt: row.masteredAt, book };
}
