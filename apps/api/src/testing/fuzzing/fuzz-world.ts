import { QUESTION_KINDS } from '@morsel/sdk/domain';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Selectable, Updateable } from 'kysely';

import type { Db } from '../../database/connection.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { SESSION_LIFETIME_MS } from '../../database/session-store.ts';
import type { Tables } from '../../database/tables.ts';
import { hashPassword } from '../../modules/accounts/password-hash.ts';
import { aBook, aFlashcard, aQuestion } from '../factories.ts';
import { standInProvider } from '../identity-provider/stand-in.ts';
import { onDeviceOf } from '../on-device-of.ts';
import { linkAccount } from '../open-id-links.ts';
import { addedPasskey } from '../passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../server.ts';

/** Of every account that is there from the start. */
export const PASSWORD = 'crumb-0';
/** Of a reset link of one of them. */
export const RESET_TOKEN = 'token-of-rita';

const FAR_AWAY = 8_640_000_000_000_000;
/** Sessions that begin then are never over. */
const LATE = FAR_AWAY - SESSION_LIFETIME_MS;

export type FuzzCaller = {
  /** Of whom the requests are about: where the caller is no reader, of another. */
  readonly id: number;
  readonly isReader: boolean;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
};

export type FuzzWorld = TestServer & {
  readonly callers: readonly FuzzCaller[];
  readonly things: Things;
  /** Undoes what would leave the next callers with nothing to do: ended sessions, hidden books. */
  restore(): Promise<void>;
};

type Things = {
  readonly bookIds: number[];
  readonly slugs: string[];
  readonly questionIds: number[];
  readonly flashcardIds: number[];
  readonly emails: string[];
  readonly passkeyIds: number[];
};

/** A server with callers of all kinds, and books that some of them may see. */
export async function fuzzWorld(): Promise<FuzzWorld> {
  const server = await testServer({ identityProvider: standInProvider() });
  const { app, db } = server;
  const passwordHash = await hashPassword(PASSWORD, { line: 'signUp', id: 'test' });
  const account = (email: string, over: Parameters<TestServer['account']>[0] = {}) =>
    server.account({ name: 'Rita', email, passwordHash, ...over });

  const guest = await server.guest();
  const rita = await account('rita@example.org', {
    resetHash: secretHash(RESET_TOKEN),
    resetExpiresAt: FAR_AWAY,
  });
  const onDevice = { account: await account('dora@example.org'), guest: await server.guest() };
  const readers = [
    guest,
    await server.guest(),
    rita,
    onDeviceOf(server, onDevice),
    await account('ada@example.org', { role: 'admin' }),
  ];
  const callers: FuzzCaller[] = [
    { id: rita.id, isReader: false, inject: (request) => app.inject(request) },
    { id: rita.id, isReader: false, inject: (request) => app.inject(withForgery(request)) },
    ...readers.map((reader) => ({ ...reader, isReader: true })),
  ];

  await linkAccount(db, rita.id);
  const things = { ...(await withContent(db, guest)), passkeyIds: await passkeysFor(rita) };
  return { ...server, callers, things, restore: await restorer(db) };
}

const withForgery = (request: InjectOptions): InjectOptions => ({
  ...request,
  headers: { ...request.headers, cookie: 'morsel_session=%E0%A4%A; morsel_guest=guessed' },
});

async function withContent(db: Db, adder: TestReader): Promise<Omit<Things, 'passkeyIds'>> {
  const books = [
    await aBook(db),
    await aBook(db),
    await aBook(db, { listed: 0, addedBy: adder.id }),
    await aBook(db, { hidden: 1 }),
  ];
  const [questionIds, flashcardIds]: [number[], number[]] = [[], []];
  for (const { id: bookId } of books) {
    for (const type of QUESTION_KINDS) questionIds.push((await aQuestion(db, { bookId, type })).id);
    flashcardIds.push((await aFlashcard(db, { bookId })).id);
  }
  await db.updateTable('books').set({ defaultPlace: 1 }).where('hidden', '=', 0).execute();
  return {
    bookIds: books.map(({ id }) => id),
    slugs: books.map(({ slug }) => slug),
    questionIds,
    flashcardIds,
    emails: ['rita@example.org', 'dora@example.org', 'ada@example.org'],
  };
}

async function passkeysFor(reader: TestReader): Promise<number[]> {
  const passkeys = [await addedPasskey(reader), await addedPasskey(reader)];
  return passkeys.map(({ shown }) => shown.id);
}

type User = Selectable<Tables['users']>;

/** All of a reader but what they have done. */
function identityOf(user: User): Updateable<Tables['users']> {
  const { name, email, passwordHash, guestTokenHash, role, resetHash, resetExpiresAt } = user;
  return { name, email, passwordHash, guestTokenHash, role, resetHash, resetExpiresAt };
}

/** What puts back readers, sessions, books and items as they are now. */
async function restorer(db: Db): Promise<() => Promise<void>> {
  const open = { createdAt: LATE, expiresAt: FAR_AWAY, confirmedUntil: FAR_AWAY };
  await db.updateTable('sessions').set(open).execute();
  const users = await db.selectFrom('users').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  const links = await db.selectFrom('openIdLinks').selectAll().execute();
  const books = await db.selectFrom('books').selectAll().execute();
  return async () => {
    for (const user of users) {
      await db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(identityOf(user)))
        .execute();
    }
    await db
      .insertInto('sessions')
      .values(sessions)
      .onConflict((conflict) => conflict.column('idHash').doNothing())
      .execute();
    await db
      .insertInto('openIdLinks')
      .values(links)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id, listed, hidden } of books) {
      await db.updateTable('books').set({ listed, hidden }).where('id', '=', id).execute();
    }
    await db
      .updateTable('items')
      .set({ state: 'active' })
      .where('state', 'in', ['hidden', 'deleted'])
      .execute();
  };
}
