import { MCP_PATH } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../deps.ts';
import { ForbiddenError, InvalidInputError, UnauthenticatedError } from '../errors.ts';
import { causeOfFailure } from '../http/problems/cause-of-failure.ts';
import { problemOf, problemWith } from '../http/problems/problem.ts';
import { noteFailure, sendProblem } from '../http/problems/send-problem.ts';
import { type ServedAt, trustedOrigin } from '../http/public-origin.ts';
import { whenClosed } from '../http/when-closed.ts';
import type { ToolCall, ToolParts } from './tool.ts';
import { troubleLog } from './trouble-log.ts';

type DoorParts = Omit<ToolParts, 'db'> & { readonly servedAt: ServedAt };

/**
 * The door for assistants: the Model Context Protocol by streamable HTTP, without sessions, at one address.
 * Whoever calls shows an access token; cookies are nothing here. What speaks the protocol is loaded with the
 * first message.
 */
export function registerAssistantRoutes(
  app: FastifyInstance,
  { db, now, randomId }: Deps,
  { servedAt, ...parts }: DoorParts,
): void {
  const config = { token: 'any' } as const;
  const noteTrouble = troubleLog(app, { now });
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    requireOwnOrigin(request, servedAt);
    requireToken(request, reply);
  };

  app.post(MCP_PATH, { config, onRequest }, async (request, reply) => {
    if (Array.isArray(request.body)) {
      throw new InvalidInputError('Messages come one by one: this is a list of them');
    }
    const { answerMessage } = await import('./answer-message.ts');
    const answer = await answerMessage({
      headers: headersOf(request),
      body: request.body,
      call: {
        db,
        ...parts,
        ...callerOf(request),
        now: now(),
        newId: randomId,
        signal: gone(reply),
      },
      tellFailure: async (error) =>
        tellFailure(await causeOfFailure(db, error, request), request, reply),
      noteTrouble: (error) => noteTrouble(error, request),
    });
    return send(answer, reply);
  });

  // There is no stream to listen to and no session to end.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: MCP_PATH,
      config,
      exposeHeadRoute: false,
      handler: async (_, reply) => {
        const detail = 'This is where assistants post their messages (Model Context Protocol)';
        return sendProblem(reply.header('allow', 'POST'), problemWith({ status: 405, detail }));
      },
    });
  }
}

/** Of browsers alone, which send it; so that no name that is led to this machine speaks for it. */
function requireOwnOrigin(request: FastifyRequest, servedAt: ServedAt): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== trustedOrigin(servedAt, request)) {
    throw new ForbiddenError('This request comes from the page of another site');
  }
}

function requireToken({ token }: FastifyRequest, reply: FastifyReply): void {
  if (token !== null) return;
  reply.header('www-authenticate', 'Bearer realm="Morsel"');
  throw new UnauthenticatedError(
    'An assistant needs an access token, sent as “Authorization: Bearer …”. Make one in Morsel’s settings.',
  );
}

function callerOf({
  reader,
  token,
  ip,
}: FastifyRequest): Pick<ToolCall, 'reader' | 'scopes' | 'address'> {
  if (reader === null || token === null) throw new UnauthenticatedError();
  return { reader, scopes: token.scopes, address: ip };
}

/** What of a request is the protocol's. */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const ours = Object.entries(headers).filter(
    ([name]) => name === 'accept' || name === 'content-type' || name.startsWith('mcp-'),
  );
  return Object.fromEntries(ours.map(([name, value]) => [name, String(value)]));
}

function gone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** A tool that fails answers with status 200, so what a failure means beside its words is noted here. */
function tellFailure(error: Error, request: FastifyRequest, reply: FastifyReply): string {
  const { status, detail } = problemOf(error);
  if (status >= 500) noteFailure({ error, status }, request, reply);
  if (status === 403) request.noteSecurity('access-refused');
  if (status === 429) request.noteSecurity('limit-reached');
  return detail;
}

async function send(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  const type = answer.headers.get('content-type');
  if (type !== null) reply.type(type);
  // Answers end with what was asked for: there is nothing to stream.
  const text = await answer.text();
  return reply.code(answer.status).header('cache-control', 'no-store').send(text);
}
