import { type Endpoint, type SchemaName, type SchemaType, schemas } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  AccountDeletedError,
  ConfirmationRequiredError,
  ForbiddenError,
  UnauthenticatedError,
} from '../errors.ts';
import type { OpenSession, Reader } from '../reader.ts';
import { atOnce } from './at-once.ts';
import { serverSentEvents } from './server-sent-events.ts';
import { whenClosed } from './when-closed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request: the account of the session, else the guest of the device. */
    reader: Reader | null;
    /** The session that tells so; null for guests and nobody. */
    openSession: OpenSession | null;
  }
}

const schemaNamed: Readonly<Record<SchemaName, object>> = { ...schemas };

/** Of the body of a call that takes a file. */
export const FILE_TYPE = 'application/octet-stream';

const NOTHING = new Uint8Array();

type Part<E, Key extends string> =
  E extends Readonly<Record<Key, infer Name>> ? SchemaType<Name> : undefined;

export type ResponseOf<E extends Endpoint> = SchemaType<E['answer']>;

/** What a handler gets of a call, checked against the endpoint's schemas. */
export type Call<E extends Endpoint> = {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly headers: Part<E, 'headers'>;
  readonly body: Part<E, 'body'>;
  readonly file: E extends { readonly upload: 'file' } ? Uint8Array : undefined;
  readonly reader: E['access'] extends 'visitor' ? Reader | null : Reader;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Refuses, by throwing, readers who have not added the book that the call names. */
export type AdderCheck<E extends Endpoint> = (
  call: Pick<Call<E>, 'reader' | 'params'>,
) => Promise<void>;

/** What tells who may call where the contract alone does not: for adders it takes the database. */
type Checks<E extends Endpoint> = E['access'] extends 'adder' ? [AdderCheck<E>] : [];

/**
 * Adds a call to the server. Address, schemas, possible errors and who may call come from its entry
 * in the contract: without a reader 401 (visitors' calls aside), 403 for readers who may not, or who
 * have to prove first that it is still them. Calls for adders come with the check of who that is.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
  ...checks: Checks<E>
): void {
  app.route({
    ...guarded(endpoint, checks),
    handler: async (request, reply) => handler(callOf<E>(request, reply)),
  });
}

/** Writes an answer of a call by its schema. */
export type Serialise<E extends Endpoint> = (answer: ResponseOf<E>) => string;

/**
 * Adds a call whose handler gives the text of its answer, as the schema would write it: for what is
 * put together of parts that are ready to be sent.
 */
export function textRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>, serialise: Serialise<E>) => Promise<string>,
  ...checks: Checks<E>
): void {
  app.route({
    ...guarded(endpoint, checks),
    handler: async (request, reply) => {
      const text = await handler(callOf<E>(request, reply), (answer) => {
        const serialised = reply.serialize(answer);
        if (typeof serialised !== 'string') throw new Error('An answer in JSON is not a text');
        return serialised;
      });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

/**
 * Adds a call that answers in server-sent events, one for each value. The signal is aborted when
 * nobody listens any more or the server begins to stop; the stream is to end then.
 */
export function eventStream<E extends Endpoint & { readonly stream: 'events' }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>, signal: AbortSignal) => AsyncIterable<ResponseOf<E>>,
  ...checks: Checks<E>
): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.route({
    ...guarded(endpoint, checks),
    handler: async (request, reply) => {
      const gone = new AbortController();
      whenClosed(reply, () => gone.abort());
      const signal = AbortSignal.any([stopping.signal, gone.signal]);
      const events = serverSentEvents(handler(callOf<E>(request, reply), signal));
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          // Its end is the end of the connection, which would hold up a server that stops.
          .header('connection', 'close')
          .send(events)
      );
    },
  });
}

/** What a route of any kind has of its endpoint: who may not call is refused before its handler. */
function guarded<E extends Endpoint>(endpoint: E, checks: readonly AdderCheck<E>[]) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { token: endpoint.token },
    schema: routeSchema(endpoint),
    onRequest: atOnce((request) => checkAccess(endpoint, request)),
    preHandler: [
      atOnce((request) => {
        checkOwner(endpoint, request);
        checkConfirmation(endpoint, request);
      }),
      ...checks.map(
        (check) => async (request: FastifyRequest, reply: FastifyReply) =>
          check(callOf<E>(request, reply)),
      ),
    ],
  };
}

function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<E> {
  const headers: unknown = request.headers;
  return {
    params: request.params as Part<E, 'params'>,
    query: request.query as Part<E, 'query'>,
    headers: headers as Part<E, 'headers'>,
    body: request.body as Part<E, 'body'>,
    // A call without a body sends an empty file.
    file: (request.body ?? NOTHING) as Call<E>['file'],
    reader: request.reader as Call<E>['reader'],
    request,
    reply,
  };
}

function routeSchema(endpoint: Endpoint) {
  return {
    ...part('params', endpoint.params),
    ...part('querystring', endpoint.query),
    ...part('headers', endpoint.headers),
    ...part('body', endpoint.body),
    ...(endpoint.upload && { consumes: [FILE_TYPE], body: anyFile }),
    response: { 200: answerSchema(endpoint) },
  };
}

function answerSchema({ answer, stream }: Endpoint): object {
  const schema = schemaNamed[answer];
  return stream === undefined ? schema : { content: { 'text/event-stream': { schema } } };
}

const anyFile = { content: { [FILE_TYPE]: { schema: {} } } };

const part = (key: string, name: SchemaName | undefined) =>
  name === undefined ? {} : { [key]: schemaNamed[name] };

/** What is wrong with a request whose reader is not known. */
export function unknownReader({ isAccountDeleted }: FastifyRequest): Error {
  return isAccountDeleted ? new AccountDeletedError() : new UnauthenticatedError();
}

function checkAccess({ access }: Endpoint, request: FastifyRequest): void {
  const { reader } = request;
  if (access === 'visitor') return;
  if (reader === null) throw unknownReader(request);
  if (access === 'account' && reader.isGuest) {
    throw new ForbiddenError('Only signed-in accounts may do this');
  }
  if (access === 'admin' && reader.role !== 'admin') {
    throw new ForbiddenError('Only admins may do this');
  }
}

/** Ids of readers are public, so naming one proves nothing: it must be the reader's own. */
function checkOwner({ access }: Endpoint, request: FastifyRequest): void {
  if (access !== 'owner') return;
  for (const place of [request.params, request.query, request.body]) {
    const userId = userIdIn(place);
    if (userId !== undefined && userId !== request.reader?.id) {
      throw new ForbiddenError('This belongs to another reader');
    }
  }
}

/**
 * Guests have nothing to prove it by: they are confirmed by their device. What a token may call was confirmed
 * when it was made.
 */
function checkConfirmation(
  { needs }: Endpoint,
  { reader, openSession, token }: FastifyRequest,
): void {
  if (needs !== 'confirmation' || reader?.isGuest === true || token !== null) return;
  if (openSession?.isConfirmed !== true) throw new ConfirmationRequiredError();
}

function userIdIn(place: unknown): unknown {
  return typeof place === 'object' && place !== null && 'userId' in place
    ? place.userId
    : undefined;
}
