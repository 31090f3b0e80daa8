import { Signer } from '@fastify/cookie';
import { SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';

import type { Db } from '../database/connection.ts';
import { secretHash } from '../database/secret-hash.ts';
import { saveSession } from '../database/session-store.ts';
import type { Tables } from '../database/tables.ts';
import type { Deps } from '../deps.ts';
import { basePathOf } from '../http/base-path.ts';
import { GUEST_COOKIE, SESSION_COOKIE, boundName } from '../http/identity/cookies.ts';
import type { ServerOptions } from '../server-options.ts';
import { buildServer } from '../server.ts';
import { testDatabase } from './database.ts';
import { NO_BUDGET, NO_LIMITS } from './no-limits.ts';

/** That signs sessions. */
export const SECRET = 'a secret that only tests know, 32+';

/** 2026-03-02 09:00 UTC, a Monday. */
const TEST_NOW = Date.UTC(2026, 2, 2, 9);

export type TestReader = {
  readonly id: number;
  readonly headers: { readonly cookie: string };
  /** A request of this reader. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
};

export type TestServer = {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** The server's time, epoch ms; tests move it. */
  readonly clock: { now: number };
  /** A guest with an empty shelf. */
  readonly guest: () => Promise<TestReader>;
  /** A signed-in account with an empty shelf. */
  readonly account: (over?: Partial<Insertable<Tables['users']>>) => Promise<TestReader>;
};

type TestOptions = Partial<ServerOptions> &
  Partial<Pick<Deps, 'db' | 'fetchPicture' | 'model' | 'identityProvider' | 'hasPasswordForm'>>;

const noInternet = () => Promise.reject(new Error('Tests do not reach the internet'));

/**
 * The server on a database, an empty one unless it is given; to be called inside a test or a
 * `beforeEach`.
 */
export async function testServer({
  db: given,
  fetchPicture = noInternet,
  model,
  identityProvider,
  hasPasswordForm = true,
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const db = given ?? (await testDatabase());
  const clock = { now: TEST_NOW };
  let made = 0;
  const number = () => (made += 1);
  const randomId = () => `generated-${number()}`;
  const now = () => clock.now;
  const outside = { randomId, fetchPicture, model, identityProvider };
  const deps = { db, now, hasPasswordForm, ...outside };
  const free = { limits: NO_LIMITS, budget: NO_BUDGET, logIn: () => Promise.resolve() };
  const app = await buildServer(deps, { sessionSecret: SECRET, ...free, ...options });
  onTestFinished(() => app.close());

  const isSecure = options.publicUrl?.startsWith('https:') === true;
  const nameOf = (cookie: string) =>
    isSecure ? boundName(cookie, basePathOf(options.publicUrl)) : cookie;
  const readerWith = (id: number, cookie: string): TestReader => ({
    id,
    headers: { cookie },
    inject: (request) => app.inject({ ...request, headers: { ...request.headers, cookie } }),
  });

  return {
    app,
    db,
    clock,
    async guest() {
      const token = `guest-token-${number()}`;
      const id = await insertUser(db, clock.now, { guestTokenHash: secretHash(token) });
      return readerWith(id, `${nameOf(GUEST_COOKIE)}=${token}`);
    },
    async account(over = {}) {
      const email = `reader-${number()}@example.org`;
      const id = await insertUser(db, clock.now, { name: 'Rita', email, ...over });
      const sessionId = `session-${number()}`;
      const cookie = { originalMaxAge: null };
      await saveSession(db, sessionId, { cookie, userId: id }, clock.now);
      const signed = encodeURIComponent(new Signer(SECRET).sign(sessionId));
      const hint = `${nameOf(SIGNED_IN_COOKIE)}=1`;
      return readerWith(id, `${hint}; ${nameOf(SESSION_COOKIE)}=${signed}`);
    },
  };
}

async function insertUser(db: Db, now: number, over: Partial<Insertable<Tables['users']>>) {
  const { id } = await db
    .insertInto('users')
    .values({ createdAt: now, seenAt: now, ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
