import type { QuestionType } from '@morsel/sdk/contract';

import type { Db } from '../database/connection.ts';
import { aBook, aQuestion } from './factories.ts';
import { type TestReader, testServer } from './server.ts';

/** A server with a guest, and a listed book with one question that is not on the guest's shelf. */
export async function serverWithQuestion(type: QuestionType = 'mcq') {
  const server = await testServer();
  const reader = await server.guest();
  const book = await aBook(server.db);
  const question = await aQuestion(server.db, { bookId: book.id, type });
  return { ...server, reader, book, question };
}

/** The totals that are stored for a reader. */
export function totalsOf(db: Db, { id }: Pick<TestReader, 'id'>) {
  return db
    .selectFrom('users')
    .select(['xp', 'streak', 'total_answered', 'correct_answered'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
