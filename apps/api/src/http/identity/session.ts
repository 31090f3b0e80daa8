import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';

import {
  type Entry,
  SESSION_LIFETIME_MS,
  SignedOutMeanwhileError,
  sessionStore,
} from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { SESSION_COOKIE, cookieOptions } from './cookies.ts';
import { deviceOf } from './device-of.ts';

type Beginning = Pick<Session, 'isByOpenId' | 'isUnproved'>;

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Signs an account in: a new session, and the end of the one before.
     *
     * @throws UnauthenticatedError when all sessions of the account have ended since it was proved whose
     *   it is.
     */
    startSession(entry: Entry, beginning?: Beginning): Promise<void>;
    endSession(): Promise<void>;
  }
}

/**
 * Sessions for the calls that begin and end them. All others only read who is signed in, which the
 * identity plugin does at a fraction of the cost.
 */
export async function addSessions(
  scope: FastifyInstance,
  { db, now }: Deps,
  secret: string,
): Promise<void> {
  await scope.register(fastifySession, {
    secret,
    cookieName: SESSION_COOKIE,
    cookie: { ...cookieOptions, maxAge: SESSION_LIFETIME_MS },
    store: sessionStore(db, now),
    rolling: false,
    saveUninitialized: false,
  });

  scope.decorateReply(
    'startSession',
    async function startSession(this: FastifyReply, entry, beginning = {}) {
      // The plugin would first clear a cookie that names another session.
      delete this.request.cookies[SESSION_COOKIE];
      await this.request.session.regenerate();
      Object.assign(this.request.session, entry, beginning);
      this.request.session.device = deviceOf(this.request.headers['user-agent'] ?? '');
      await this.request.session.save().catch((error: unknown) => giveUp(this.request, error));
      this.hintSignedIn(true);
      this.rememberDevice(entry.userId);
    },
  );
  scope.decorateReply('endSession', async function endSession(this: FastifyReply) {
    if (isSignedIn(this.request)) await this.request.session.destroy();
    this.clearCookie(SESSION_COOKIE, cookieOptions);
    this.hintSignedIn(false);
  });
}

async function giveUp({ session }: FastifyRequest, error: unknown): Promise<never> {
  // Else the plugin would try to store it once more.
  await session.destroy();
  if (!(error instanceof SignedOutMeanwhileError)) throw error;
  throw new UnauthenticatedError(
    'Your account was signed out everywhere at this moment. Please sign in again.',
  );
}

const isSignedIn = ({ session }: FastifyRequest) => session.userId !== undefined;
