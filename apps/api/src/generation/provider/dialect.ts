import type { ModelRequest, ModelError, RefusedPart } from './model.ts';

/** How a server and its model want to be asked. */
export type Dialect = {
  /** Whether it takes the schema; else the schema is told in words. */
  readonly schema: 'sent' | 'told';
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  /** Whether it answers token by token, and tells at the end what it has used. */
  readonly stream: 'with usage' | 'bare' | 'none';
  /** Times the tokens that an answer needs: models that think first need more. */
  readonly room: number;
};

const ROOM_TO_THINK = 4;

/** Other servers than OpenAI's overlook the newer name of the limit; newer models refuse the older. */
export function firstDialect(baseUrl: string | undefined): Dialect {
  const limit = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
  return { schema: 'sent', limit, stream: 'with usage', room: 1 };
}

/** The dialect in which a failure may not happen again; undefined when none is known. */
export function dialectAfter(dialect: Dialect, failure: ModelError): Dialect | undefined {
  if (failure.refusedPart !== undefined) return without(failure.refusedPart, dialect);
  if (failure.kind === 'truncated' && dialect.room === 1) return withRoomToThink(dialect);
  return undefined;
}

export const withRoomToThink = (dialect: Dialect): Dialect => ({ ...dialect, room: ROOM_TO_THINK });

function without(part: RefusedPart, dialect: Dialect): Dialect | undefined {
  switch (part) {
    case 'limit':
      return { ...dialect, limit: otherLimit(dialect.limit) };
    case 'schema':
      return dialect.schema === 'sent' ? { ...dialect, schema: 'told' } : undefined;
    case 'usage':
      return dialect.stream === 'with usage' ? { ...dialect, stream: 'bare' } : undefined;
    case 'stream':
      return dialect.stream === 'none' ? undefined : { ...dialect, stream: 'none' };
  }
}

/** The body of a chat completion request. */
export function requestBody(dialect: Dialect, model: string, asked: ModelRequest<unknown>) {
  const { name, schema, system, user, mostOutputTokens } = asked;
  const isSent = dialect.schema === 'sent';
  return {
    model,
    messages: [
      { role: 'system' as const, content: isSent ? system : system + inWords(schema) },
      { role: 'user' as const, content: user },
    ],
    [dialect.limit]: mostOutputTokens * dialect.room,
    ...(dialect.stream !== 'none' && { stream: true }),
    ...(dialect.stream === 'with usage' && { stream_options: { include_usage: true } }),
    ...(isSent && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name, strict: true, schema: { ...schema } },
      },
    }),
  };
}

function inWords(schema: object): string {
  return `\n\nAnswer with one JSON object and nothing else, no fence, no words around it. Its JSON Schema:\n${JSON.stringify(schema)}`;
}

const otherLimit = (limit: Dialect['limit']): Dialect['limit'] =>
  limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
