import type { QuestionKind } from '@morsel/sdk/domain';

import type { Db } from '../database/connection.ts';
import { aBook, aQuestion } from './factories.ts';
import { type TestReader, testServer } from './server.ts';

/** A server with a guest, and a listed book with one question that is not on the guest's shelf. */
export async function serverWithQuestion(type: QuestionKind = 'mcq') {
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
    .select(['xp', 'streak', 'totalAnswered', 'correctAnswered'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
