import type { Access, Endpoint, SchemaName } from '../endpoint.ts';
import { exampleOf } from './example-of.ts';
import { FAILURES, failuresOf } from './failures.ts';
import type { JsonSchema } from './json-schema.ts';
import { schemaNamed } from './named-schemas.ts';
import { PARAMETER_TEXTS } from './parameter-texts.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly schema: JsonSchema;
}

interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Payload {
  readonly description: string;
  readonly headers?: object;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** One call in OpenAPI's terms. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Omit<Payload, 'description'> & { readonly required: true };
  readonly responses: Readonly<Record<string, Payload>>;
  /** Ways to be let in, one of which is needed. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

const CALLERS: Readonly<Record<Access, string>> = {
  visitor: 'Anybody may call this.',
  reader: 'For readers: accounts and guests.',
  account: 'For signed-in accounts.',
  owner: 'For the reader whose id it names; without one, for the calling reader.',
  adder: 'For the reader who added the book or a text of it, and for admins.',
  admin: 'For admins.',
};

const CONFIRMED = 'An account has to have confirmed within five minutes that it is still them.';

/** A call with all that can be sent and may come back. */
export function describeOperation(
  name: string,
  endpoint: Endpoint,
  tag: string,
  schemas: Schemas,
): Operation {
  const { access, needs, query, headers, body } = endpoint;
  const told = [query, headers, body].map((part) => part && schemas[part]?.description);
  const description = [CALLERS[access], needs && CONFIRMED, ...told].filter(Boolean).join('\n\n');
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description,
    parameters: parametersOf(endpoint, schemas),
    ...requestBodyOf(endpoint, schemas),
    responses: { 200: answerOf(endpoint, schemas), ...refusalsOf(endpoint) },
  };
}

const PARTS = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

function parametersOf(endpoint: Endpoint, schemas: Schemas): Parameter[] {
  return PARTS.flatMap(([part, place]) => {
    const named = endpoint[part];
    const { properties = {}, required = [] } = (named && schemas[named]) ?? {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      description: PARAMETER_TEXTS[name],
      schema,
    }));
  });
}

function requestBodyOf({ body, upload }: Endpoint, schemas: Schemas) {
  if (upload) {
    // A schema without words: any bytes.
    return {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
    } as const;
  }
  if (body === undefined) return {};
  return { requestBody: { required: true, content: jsonOf(body, schemas) } } as const;
}

const jsonOf = (name: SchemaName, schemas: Schemas) => ({
  'application/json': { schema: schemaNamed(name), example: exampleOf(name, schemas) },
});

function answerOf({ answer, stream }: Endpoint, schemas: Schemas): Payload {
  const description = schemas[answer]?.description ?? `${answer}.`;
  if (stream) {
    const events = { 'text/event-stream': { schema: schemaNamed(answer) } };
    return { description: `${description} Each event has it as its data.`, content: events };
  }
  return { description, content: jsonOf(answer, schemas) };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
};

function refusalsOf(endpoint: Endpoint): Record<string, Payload> {
  const refusals = failuresOf(endpoint).flatMap((status) => {
    const failure = FAILURES[status];
    if (failure === undefined) return [];
    const { means, ...problem } = failure;
    const example = { type: 'about:blank', status: Number(status), ...problem };
    const headers = status === '429' ? { headers: RETRY_AFTER } : {};
    return [[status, { description: means, ...headers, content: problemOf(example) }] as const];
  });
  return {
    ...Object.fromEntries(refusals),
    default: { description: 'Whatever else went wrong', content: problemOf() },
  };
}

const problemOf = (example?: object) => ({
  'application/problem+json': { schema: schemaNamed('Problem'), ...(example && { example }) },
});
