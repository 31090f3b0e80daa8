import { secretHash } from '../database/secret-hash.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { keepBusy } from './busy-reader.ts';
import type { Subject } from './endpoint-requests.ts';
import { aFlashcard, aQuestion } from './factories.ts';
import { type TestReader, type TestServer, testServer } from './server.ts';
import { aSource, groundItem } from './sources.ts';

export const CALLERS = ['nobody', 'guest', 'another', 'owner', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What only the owner and admins may ever read. */
export const PRIVATE = { name: 'Olga Private', email: 'olga.private@example.org' };

const HOUR = 3_600_000;
const password = 'crumb-0';
const passwordHash = hashPassword(password);

/**
 * A server with one of each kind of caller. The owner is an account that has done everything and
 * has added a listed book; the requests are about what is theirs, but for those that need a
 * password: these are about an account of nobody's.
 */
export async function accessWorld() {
  const server = await testServer();
  const hash = { password_hash: await passwordHash };
  const owner = await server.account({ ...hash, ...PRIVATE });
  const { added, question, flashcard } = await keepBusy(server.db, owner);
  await aQuestion(server.db, { bookId: added.id });
  await aFlashcard(server.db, { bookId: added.id });
  const item = await aQuestion(server.db, { bookId: added.id });
  await groundItem(server.db, item.id, await aSource(server.db, { bookId: added.id, shared: 1 }));
  const source = await aSource(server.db, { bookId: added.id, readers: [owner] });
  const spare = await server.account({ ...hash, name: 'Sam Spare', email: 'sam@example.org' });
  const { slug } = await server.db
    .selectFrom('books')
    .select('slug')
    .where('id', '=', added.id)
    .executeTakeFirstOrThrow();
  const callers: Record<Caller, TestReader | null> = {
    nobody: null,
    guest: await server.guest(),
    another: await server.account(hash),
    owner,
    admin: await server.account({ ...hash, role: 'admin' }),
  };

  return {
    ...server,
    callers,
    owner,
    /** What a caller asks for: the same for each, but for what can be done only once. */
    subjectFor: async (caller: Caller): Promise<Subject> => ({
      userId: owner.id,
      bookId: added.id,
      slug,
      questionId: question.id,
      flashcardId: flashcard.id,
      itemId: item.id,
      sourceId: source.id,
      login: { email: 'sam@example.org', password },
      resetToken: await resetToken(server, spare, caller),
      confirmation: PRIVATE.email,
      newEmail: `nora-${caller}@example.org`,
    }),
  };
}

async function resetToken({ db, clock }: TestServer, { id }: TestReader, caller: Caller) {
  const token = `reset-token-of-${caller}`;
  await db
    .updateTable('users')
    .set({ reset_hash: secretHash(token), reset_expires_at: clock.now + HOUR })
    .where('id', '=', id)
    .execute();
  return token;
}
