import { createHmac } from 'node:crypto';

import { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { DEVICE_COOKIE, cookieOptions, lastingCookieOptions } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id by which an account has signed in on this device before; undefined when it has not. */
    deviceIdOf(userId: number): string | undefined;
  }
  interface FastifyReply {
    /** Has the device known for the account's from now on. */
    rememberDevice(userId: number): void;
    forgetDevice(userId: number): void;
  }
}

/** Of a family that shares a tablet; the one that signed in longest ago goes first. */
const MOST_ACCOUNTS = 5;

const ENTRY = /^(\d+)\.([\w-]+)$/;

type Entry = { readonly userId: number; readonly deviceId: string };

/**
 * Knows a device again by a cookie that only a right sign-in gives: the accounts that have signed in
 * there, each with an id of the device for that account alone. The server keeps nothing of it.
 */
export function addKnownDevices(
  api: FastifyInstance,
  { randomId }: Pick<Deps, 'randomId'>,
  secret: string,
): void {
  const signer = new Signer(createHmac('sha256', secret).update('known devices').digest('hex'));

  function entriesOf({ cookies }: FastifyRequest): Entry[] {
    const { valid, value } = signer.unsign(cookies[DEVICE_COOKIE] ?? '');
    return valid ? entriesIn(value) : [];
  }

  function keep(reply: FastifyReply, entries: readonly Entry[]): void {
    const value = entries.map(({ userId, deviceId }) => `${userId}.${deviceId}`).join('~');
    if (value === '') reply.clearCookie(DEVICE_COOKIE, cookieOptions);
    else reply.setCookie(DEVICE_COOKIE, signer.sign(value), lastingCookieOptions);
  }

  api.decorateRequest('deviceIdOf', function deviceIdOf(this: FastifyRequest, userId) {
    return entriesOf(this).find((entry) => entry.userId === userId)?.deviceId;
  });
  api.decorateReply('rememberDevice', function rememberDevice(this: FastifyReply, userId) {
    const entries = entriesOf(this.request);
    const known = entries.find((entry) => entry.userId === userId);
    const others = entries.filter((entry) => entry !== known);
    keep(this, [known ?? { userId, deviceId: randomId() }, ...others].slice(0, MOST_ACCOUNTS));
  });
  api.decorateReply('forgetDevice', function forgetDevice(this: FastifyReply, userId) {
    const entries = entriesOf(this.request);
    const others = entries.filter((entry) => entry.userId !== userId);
    if (others.length < entries.length) keep(this, others);
  });
}

const entriesIn = (value: string): Entry[] =>
  value.split('~').flatMap((text) => {
    const [, userId, deviceId] = ENTRY.exec(text) ?? [];
    return userId === undefined || deviceId === undefined
      ? []
      : [{ userId: Number(userId), deviceId }];
  });
