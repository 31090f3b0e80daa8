import { createHmac } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { ClonedPasskeyError } from '../../errors.ts';
import { RepeatFold } from '../../fold-repeats.ts';
import { networkOf } from '../../network-of.ts';
import { atOnce } from '../at-once.ts';
import {
  type SecurityEvent,
  type SecurityLine,
  eventOfFailure,
  meaningOfSuccess,
} from './security-events.ts';
import { securityLogger } from './security-logger.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes what the request means for security where its route and outcome do not tell. */
    noteSecurity(event: SecurityEvent, more?: Pick<SecurityLine, 'tokenId'>): void;
  }
}

const HASH_LENGTH = 16;

/**
 * Writes who did what to accounts and to others' things, and who was refused: a line each in the
 * server's log, whatever its level, with the address of the device. No secret and no text of a reader
 * is in it: e-mail addresses are keyed hashes, so that guesses at one account can be told to be so.
 */
export function addSecurityLog(
  app: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  secret: string,
): void {
  const log = securityLogger(app.log);
  const fold = new RepeatFold();
  const tellLeftOut = (leftOut: ReturnType<RepeatFold['end']>) => {
    for (const { sort, times } of leftOut) log.info({ event: 'repeated', sort, times });
  };

  function note(request: FastifyRequest, event: SecurityEvent, more: More = {}): void {
    tellLeftOut(fold.endWindow(now()));
    if (!fold.lets(`${event} ${networkOf(request.ip)}`)) return;
    const line: SecurityLine = {
      event,
      ...whoOf(request, secret),
      ...deviceOf(request, event),
      ...more,
    };
    log.info(line);
  }

  app.decorateRequest('noteSecurity', function noteSecurity(this: FastifyRequest, event, more) {
    note(this, event, more);
  });
  app.addHook('onError', async (request, _reply, error) => {
    const event = eventOfFailure(request, error);
    // Of a sign-in that is refused nobody is the reader.
    const whose = error instanceof ClonedPasskeyError ? { readerId: error.readerId } : {};
    if (event !== undefined) note(request, event, whose);
  });
  app.addHook(
    'onResponse',
    atOnce((request, { statusCode }) => {
      if (statusCode >= 500) return note(request, 'request-failed', { status: statusCode });
      if (statusCode >= 400) return;
      const meaning = meaningOfSuccess(request);
      if (meaning === undefined) return;
      const { event, call } = meaning;
      note(request, event, call === undefined ? {} : { call, target: request.params });
    }),
  );
  app.addHook('onClose', async () => tellLeftOut(fold.end()));
}

type Who = Pick<SecurityLine, 'reqId' | 'address' | 'method' | 'route'> & Whose;
type Whose = Pick<SecurityLine, 'readerId' | 'tokenId' | 'account'>;
type More = Partial<Omit<SecurityLine, keyof Who | 'event'>> &
  Pick<SecurityLine, 'readerId' | 'tokenId'>;

function whoOf(request: FastifyRequest, secret: string): Who {
  const { id, ip, method, routeOptions, body } = request;
  const readerId = signedIn(request) ?? request.reader?.id;
  const tokenId = request.token?.id;
  const email = emailIn(body);
  return {
    reqId: id,
    address: ip,
    method,
    route: routeOptions.url,
    ...(readerId === undefined ? {} : { readerId }),
    ...(tokenId === undefined ? {} : { tokenId }),
    ...(email === undefined ? {} : { account: keyedHash(email, secret) }),
  };
}

const SIGN_INS = new Set<SecurityEvent>(['signed-in', 'signed-in-with-passkey']);

function deviceOf(
  request: FastifyRequest,
  event: SecurityEvent,
): Pick<SecurityLine, 'isNewDevice'> {
  const userId = signedIn(request);
  if (!SIGN_INS.has(event) || userId === undefined) return {};
  return { isNewDevice: request.deviceIdOf(userId) === undefined };
}

/** Of a session that the request has begun; the reader is who came with it. */
const signedIn = ({ session }: Partial<Pick<FastifyRequest, 'session'>>) => session?.userId;

function emailIn(body: unknown): string | undefined {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}

const keyedHash = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, HASH_LENGTH);
