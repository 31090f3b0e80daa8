import type { Asked, ModelError } from './model.ts';

/** How a server and its model want to be asked. */
export type Dialect = {
  /** Whether it takes the schema; else the schema is told in words. */
  readonly schema: 'sent' | 'told';
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  /** Times the tokens that an answer needs: models that think first need more. */
  readonly room: number;
};

const ROOM_TO_THINK = 4;

/** Other servers than OpenAI's overlook the newer name of the limit; newer models refuse the older. */
export function firstDialect(baseUrl: string | undefined): Dialect {
  const limit = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
  return { schema: 'sent', limit, room: 1 };
}

/** The dialect in which a failure may not happen again; undefined when none is known. */
export function dialectAfter(dialect: Dialect, failure: ModelError): Dialect | undefined {
  if (failure.refusedPart === 'limit') return { ...dialect, limit: otherLimit(dialect.limit) };
  if (failure.refusedPart === 'schema') {
    return dialect.schema === 'sent' ? { ...dialect, schema: 'told' } : undefined;
  }
  if (failure.kind === 'truncated' && dialect.room === 1) {
    return { ...dialect, room: ROOM_TO_THINK };
  }
  return undefined;
}

/** The body of a chat completion request. */
export function requestBody(dialect: Dialect, model: string, asked: Asked<unknown>) {
  const { name, schema, system, user, mostOutputTokens } = asked;
  const isSent = dialect.schema === 'sent';
  return {
    model,
    messages: [
      { role: 'system' as const, content: isSent ? system : system + inWords(schema) },
      { role: 'user' as const, content: user },
    ],
    [dialect.limit]: mostOutputTokens * dialect.room,
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
