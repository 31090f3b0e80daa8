import {
  type Endpoint,
  type EndpointName,
  type SchemaName,
  endpoints,
  schemas,
} from '@morsel/sdk/contract';
import * as fc from 'fast-check';

import type { FuzzWorld } from './fuzz-world.ts';
import {
  contentTypes,
  hostileBodies,
  hostileHeaderValues,
  hostileNames,
  hostileSegments,
  hostileValues,
} from './hostile-values.ts';
import { knownValues } from './known-values.ts';
import { type KnownValues, objectsOf } from './schema-values.ts';

/** One request: of which caller, how long after the one before, and what goes over the wire. */
export type FuzzRequest = {
  readonly caller: number;
  readonly pauseMs: number;
  readonly name: EndpointName;
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
};

type Method = Endpoint['method'] | 'PUT' | 'HEAD' | 'OPTIONS';
type Fields = Record<string, unknown>;

const schemaNamed: Readonly<Record<SchemaName, object>> = { ...schemas };
const names = Object.keys(endpoints) as EndpointName[];
const LONGEST_PAUSE_MS = 120_000;

/** Requests to all endpoints by all callers: in order, nearly so, and not at all. */
export function fuzzRequests(world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const kinds = world.callers.flatMap(({ id, isReader }, caller) => {
    const known = knownValues(world, id);
    return names.map((name) => ({
      weight: weightOf(name) * (isReader ? 4 : 1),
      arbitrary: requestsTo(name, caller, known),
    }));
  });
  return fc.oneof(...kinds);
}

/** What leaves most behind comes most often, and rarely what takes it all away again. */
function weightOf(name: EndpointName): number {
  const { headers, method }: Endpoint = endpoints[name];
  if (name === 'answerQuestion') return 100;
  if (name === 'deleteAccount') return 1;
  if (headers !== undefined || name === 'syncOperations') return 15;
  return method === 'GET' ? 3 : 5;
}

function requestsTo(
  name: EndpointName,
  caller: number,
  known: KnownValues,
): fc.Arbitrary<FuzzRequest> {
  const { method, path, params, query, headers, body }: Endpoint = endpoints[name];
  return fc
    .record({
      caller: fc.constant(caller),
      pauseMs: fc.nat({ max: LONGEST_PAUSE_MS }),
      name: fc.constant(name),
      method: mostly(
        fc.constant<Method>(method),
        fc.constantFrom<Method[]>('PUT', 'HEAD', 'OPTIONS', 'POST'),
      ),
      url: fc
        .tuple(paths(path, fieldsOf(params, known)), queries(fieldsOf(query, known)))
        .map((parts) => parts.filter(Boolean).join('?')),
      headers: fc
        .tuple(headersLike(fieldsOf(headers, known)), commonHeaders, contentTypes)
        .map(([own, common, type]) => ({ ...own, ...common, 'content-type': type })),
      payload: bodies(body, known),
    })
    .map(withoutIdleType);
}

/** Programs name a content type where there is content, and rarely else. */
function withoutIdleType(request: FuzzRequest): FuzzRequest {
  const { 'content-type': type, ...headers } = request.headers;
  const isIdle = request.payload === undefined && type === 'application/json';
  return isIdle ? { ...request, headers } : request;
}

const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 24) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

function fieldsOf(schema: SchemaName | undefined, known: KnownValues): fc.Arbitrary<Fields> {
  return schema === undefined ? fc.constant({}) : objectsOf(schemaNamed[schema], known);
}

function paths(path: string, params: fc.Arbitrary<Fields>): fc.Arbitrary<string> {
  return fc
    .tuple(params, mostly(fc.constant(null), hostileSegments, 16))
    .map(([fields, hostile]) =>
      path.replaceAll(/:(\w+)/g, (_, name: string) => hostile ?? encoded(fields[name])),
    );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Halves of surrogate pairs cannot be encoded, so they do not come in addresses. */
const encoded = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

function queries(fields: fc.Arbitrary<Fields>): fc.Arbitrary<string> {
  const extra = mostly(
    fc.constant(''),
    fc.constantFrom('a=1', '__proto__[x]=1', 'limit=1&limit=2', 'userId', '%', '&&=', 'offset=%00'),
    16,
  );
  return fc
    .tuple(nearly(fields), extra)
    .map(([query, more]) =>
      [...Object.entries(query).map((pair) => pair.map(encoded).join('=')), more]
        .filter(Boolean)
        .join('&'),
    );
}

function headersLike(fields: fc.Arbitrary<Fields>): fc.Arbitrary<Record<string, string>> {
  return fc
    .tuple(fields, mostly(fc.constant(null), hostileHeaderValues, 16))
    .map(([headers, hostile]) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, hostile ?? sendable(value)]),
      ),
    );
}

/** Headers carry the characters of Latin-1 that can be seen, and nothing else. */
const sendable = (value: unknown) => textOf(value).replaceAll(/[^\x20-\x7E\xA0-\xFF]/g, '?');

const commonHeaders: fc.Arbitrary<Record<string, string>> = mostly(
  fc.constant({}),
  fc.constantFrom(
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { host: 'evil.example:99999' },
    { host: '' },
    { 'x-forwarded-for': 'nobody', 'x-forwarded-host': '<' },
    { accept: 'text/html' },
    { range: 'bytes=0-1' },
    { 'if-none-match': '*' },
    { 'accept-encoding': 'gzip;q=x' },
  ),
);

function bodies(
  schema: SchemaName | undefined,
  known: KnownValues,
): fc.Arbitrary<string | undefined> {
  if (schema === undefined) return mostly(fc.constant(undefined), hostileBodies, 16);
  const fitting = nearly(fieldsOf(schema, known)).map((fields) => JSON.stringify(fields));
  return fc.oneof(
    { weight: 18, arbitrary: fitting },
    { weight: 1, arbitrary: hostileBodies },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** The same fields, at times with one that is wrong, missing or too much. */
function nearly(fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const spoil = fc.record({ place: fc.nat({ max: 9 }), value: hostileValues, name: hostileNames });
  return fc.tuple(fields, fc.nat({ max: 19 }), spoil).map(([usual, luck, { place, ...wrong }]) => {
    const entries = Object.entries(usual);
    const at = entries.length === 0 ? 0 : place % entries.length;
    const spoilt = entries[at]?.[0] ?? wrong.name;
    if (luck === 0) return Object.fromEntries([...entries, [wrong.name, wrong.value]]);
    if (luck === 1) return Object.fromEntries(entries.toSpliced(at, 1));
    if (luck > 3) return usual;
    return Object.fromEntries(entries.toSpliced(at, 1, [spoilt, wrong.value]));
  });
}
