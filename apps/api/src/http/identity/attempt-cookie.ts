import { createHmac } from 'node:crypto';

import { Signer } from '@fastify/cookie';
import { SECOND_MS } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { ATTEMPT_COOKIE, cookieOptions } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What was kept for the attempt of this browser to sign in elsewhere; null where nothing was. */
    readAttempt(): string | null;
  }
  interface FastifyReply {
    /** Has the browser keep what belongs to its attempt to sign in elsewhere, in the place of another one. */
    keepAttempt(text: string, keptMs: number): void;
    forgetAttempt(): void;
  }
}

/**
 * Attempts to sign in at another site are kept by the browser that makes them, where no script can read
 * and nobody can change them. Rows would be anybody's to make by the million.
 */
export function addAttempts(scope: FastifyInstance, secret: string): void {
  const signer = new Signer(createHmac('sha256', secret).update('attempts to sign in').digest());

  scope.decorateRequest('readAttempt', function readAttempt() {
    const { valid, value } = signer.unsign(this.cookies[ATTEMPT_COOKIE] ?? '');
    return valid ? Buffer.from(value ?? '', 'base64url').toString() : null;
  });
  scope.decorateReply('keepAttempt', function keepAttempt(this: FastifyReply, text, keptMs) {
    const value = signer.sign(Buffer.from(text).toString('base64url'));
    this.setCookie(ATTEMPT_COOKIE, value, { ...cookieOptions, maxAge: keptMs / SECOND_MS });
  });
  scope.decorateReply('forgetAttempt', function forgetAttempt(this: FastifyReply) {
    this.clearCookie(ATTEMPT_COOKIE, cookieOptions);
  });
}
