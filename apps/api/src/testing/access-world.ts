import { HOUR_MS } from '@morsel/sdk/domain';

import type { Subject } from '../../../../packages/sdk/src/testing/call.ts';
import { secretHash } from '../database/secret-hash.ts';
import { saveSession } from '../database/session-store.ts';
import { hashPassword } from '../modules/accounts/password-hash.ts';
import { accessToken } from './access-tokens.ts';
import { bitesFor, textWithBites } from './bites.ts';
import { keepBusy } from './busy-reader.ts';
import { aDocument, someHighlights } from './documents.ts';
import { LONG_AGO, aFlashcard, aQuestion } from './factories.ts';
import { standInProvider } from './identity-provider/stand-in.ts';
import { linkAccount } from './open-id-links.ts';
import { addedPasskey, confirmationRequest, creationFor, signInRequest } from './passkeys.ts';
import { answer, operation } from './reader-calls.ts';
import { type TestReader, type TestServer, testServer } from './server.ts';
import { softwarePasskey } from './software-passkey.ts';
import { aSource, anIdea, groundItem } from './sources.ts';
import { webhookOf } from './webhooks.ts';

export const CALLERS = ['nobody', 'guest', 'another', 'owner', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What only the owner and admins may ever read. */
export const PRIVATE = { name: 'Olga Private', email: 'olga.private@example.org' };

const password = 'crumb-0';
const passwordHash = hashPassword(password, { line: 'signUp', id: 'test' });

/**
 * A server with one of each kind of caller. The owner is an account that has done everything and
 * has added a listed book; the requests are about what is theirs, but for those that need a
 * password or passkey: these are about accounts of nobody's.
 */
export async function accessWorld() {
  const server = await testServer({ identityProvider: standInProvider() });
  const hash = { passwordHash: await passwordHash };
  const owner = await server.account({ ...hash, ...PRIVATE, createdAt: LONG_AGO });
  const { added, question, flashcard } = await keepBusy(server.db, owner);
  await aQuestion(server.db, { bookId: added.id });
  await aFlashcard(server.db, { bookId: added.id });
  const item = await aQuestion(server.db, { bookId: added.id });
  await groundItem(server.db, item.id, await aSource(server.db, { bookId: added.id, shared: 1 }));
  const typed = await aQuestion(server.db, { bookId: added.id, type: 'typed' });
  await answer(owner, typed.id, { text: 'Attraction' }, operation('written-just-now'));
  await answer(owner, item.id, 1, operation('answered-just-now'));
  const source = await aSource(server.db, { bookId: added.id, readers: [owner] });
  await textWithBites(server.db, { bookId: added.id, readers: [owner] });
  const { bites } = await bitesFor(owner, added.id);
  const own = await owner.inject({
    method: 'POST',
    url: `/api/users/${owner.id}/books/${added.id}/own-cards`,
    payload: { front: 'Who wrote this card?', back: 'Its owner.' },
  });
  await anIdea(server.db, source.id);
  const spare = await server.account({ ...hash, name: 'Sam Spare', email: 'sam@example.org' });
  const keyed = await server.account({ ...hash, name: 'Kim Keyed', email: 'kim@example.org' });
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
  await linkAccount(server.db, owner.id, { email: PRIVATE.email });
  for (const account of [callers.another, callers.admin]) {
    if (account) await linkAccount(server.db, account.id);
  }

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
      opId: 'answered-just-now',
      written: { questionId: typed.id, opId: 'written-just-now' },
      biteId: bites[0]?.id ?? 0,
      ownItemId: own.json().id,
      sourceId: source.id,
      highlightedBookId: (await someHighlights(server.db, { userId: owner.id })).id,
      documentId: (await aDocument(server.db, { userId: owner.id })).id,
      login: { email: 'sam@example.org', password },
      tokenId: (await accessToken(server, callers[caller] ?? owner, ['read'])).tokenId,
      sessionId: await anotherSession(server, callers[caller] ?? owner, caller),
      ...(await webhookOf(server.db, caller === 'guest' ? owner : (callers[caller] ?? owner))),
      ...(await passkeysFor(caller === 'guest' ? owner : (callers[caller] ?? owner), keyed)),
      resetToken: await resetToken(server, spare, caller),
      confirmation: PRIVATE.email,
      newEmail: `nora-${caller}@example.org`,
    }),
  };
}

/** A passkey of an account, what that and a new one have signed for it, and one of another account. */
async function passkeysFor(account: TestReader, keyed: TestReader) {
  const [own, keyeds] = [await addedPasskey(account), await addedPasskey(keyed)];
  return {
    passkeyId: own.shown.id,
    signed: {
      signIn: keyeds.sign(await signInRequest(keyed)),
      confirmation: own.sign(await confirmationRequest(account)),
      attestation: softwarePasskey().create(await creationFor(account)),
    },
  };
}

/** The public id of a session of a reader beside the present one. */
async function anotherSession({ db, clock }: TestServer, { id }: TestReader, caller: Caller) {
  const cookie = { originalMaxAge: null };
  const device = `a phone of ${caller}`;
  await saveSession(db, `another-of-${caller}`, { cookie, userId: id, device }, clock.now);
  const { publicId } = await db
    .selectFrom('sessions')
    .select('publicId')
    .where('device', '=', device)
    .executeTakeFirstOrThrow();
  return publicId;
}

async function resetToken({ db, clock }: TestServer, { id }: TestReader, caller: Caller) {
  const token = `reset-token-of-${caller}`;
  await db
    .updateTable('users')
    .set({ resetHash: secretHash(token), resetExpiresAt: clock.now + HOUR_MS })
    .where('id', '=', id)
    .execute();
  return token;
}
