import { KOREADER_PATH } from '@morsel/sdk/domain';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { causeOfFailure } from '../../http/problems/cause-of-failure.ts';
import { noteFailure } from '../../http/problems/send-problem.ts';
import { PASSED_ON_HEADER } from '../../modules/sync-servers/ask-sync-server.ts';
import type { Reader } from '../../reader.ts';
import { noteProgress } from '../note-progress.ts';
import {
  invalidRequest,
  noDocument,
  protocolAnswer,
  registrationClosed,
  unauthorized,
} from './protocol-error.ts';
import { readProgress, secondsOf } from './read-progress.ts';
import { isDigest, isRecord, positionBody, toldProgress } from './told-progress.ts';

const open = { exposeHeadRoute: false } as const;
const byKey = { ...open, onRequest: actByKey } as const;

/** Several times what a device tells of a document with the longest names and places. */
const MOST_BYTES = 16 * 1024;

/**
 * KOReader's progress sync: the calls of its own server, in its own words. Readers type the address of
 * this as their device's custom server, and an access token that may study as the password, of which devices
 * send the MD5. The user name is the reader's business.
 */
export function registerKoreaderRoutes(app: FastifyInstance, { db, now }: Deps): void {
  app.setErrorHandler<FastifyError>(async (thrown, request, reply) => {
    const error = await causeOfFailure(db, thrown, request);
    const { status, body } = protocolAnswer(error);
    noteFailure({ error, status }, request, reply);
    return reply.code(status).send(body);
  });

  app.get(`${KOREADER_PATH}/healthcheck`, open, async () => ({ state: 'OK' }));

  app.post(`${KOREADER_PATH}/users/create`, open, async () => {
    throw registrationClosed();
  });

  app.get(`${KOREADER_PATH}/users/auth`, byKey, async () => ({ authorized: 'OK' }));

  const telling = { ...byKey, bodyLimit: MOST_BYTES };
  app.put(`${KOREADER_PATH}/syncs/progress`, telling, async (request) => {
    const reader = readerOf(request);
    const { body } = request;
    if (!isRecord(body)) throw invalidRequest();
    if (!isDigest(body['document'])) throw noDocument();
    const told = toldProgress(body, now());
    if (told === undefined) throw invalidRequest();
    const isPassedOn = request.headers[PASSED_ON_HEADER] !== undefined;
    const noted = { reader, told, ...(!isPassedOn && { body: positionBody(told, body) }) };
    await db.transaction().execute((tx) => noteProgress(tx, noted));
    return { document: told.digest, timestamp: secondsOf(told.toldAt) };
  });

  app.get<{ Params: { document: string } }>(
    `${KOREADER_PATH}/syncs/progress/:document`,
    byKey,
    async (request) => {
      const { document } = request.params;
      if (!isDigest(document)) throw noDocument();
      return readProgress(db, readerOf(request), document);
    },
  );
}

/** Cookies are nothing here: who holds the key is the reader. */
async function actByKey(request: FastifyRequest): Promise<void> {
  const { 'x-auth-key': md5 } = request.headers;
  if (typeof md5 !== 'string') throw unauthorized();
  await request.actByToken({ md5 }, 'study');
}

function readerOf({ reader }: FastifyRequest): Reader {
  if (reader === null) throw unauthorized();
  return reader;
}
