import type { Endpoint, SchemaName, SchemaType } from '../contract/endpoint.ts';
import type { EndpointsByAddress } from '../contract/endpoints.ts';
import { apiErrorOf } from './api-error.ts';

/** As much of the platform's `fetch` as the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where the API is and how it is reached. */
export interface Transport {
  /** Origin of the API, with a path before `/api` if there is one; empty for the page's own. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: Fetch | undefined;
  /** An access token, of the reader for whom a program calls; pages of Morsel itself have cookies. */
  readonly token?: string | undefined;
}

type HeaderValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** What may be left out of a query may be undefined as well: it is not sent then. */
export type Loose<Query> = {
  readonly [Key in keyof Query]: Query[Key] | (object extends Pick<Query, Key> ? undefined : never);
};

type Given<Name, Value> = Name extends 'query' ? Loose<Value> : Value;

/** Part of the input: required where the endpoint's schema requires a property of it. */
type Part<E, Name extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Name, infer Schema extends SchemaName>>
    ? object extends SchemaType<Schema>
      ? Readonly<Partial<Record<Name, Given<Name, SchemaType<Schema>>>>>
      : Readonly<Record<Name, Given<Name, SchemaType<Schema>>>>
    : Readonly<Partial<Record<Name, never>>>;

type FilePart<E> = E extends { readonly upload: 'file' } ? { readonly file: Blob } : object;

type NamedHeaders<E> = E extends { readonly headers: infer Schema extends SchemaName }
  ? SchemaType<Schema>
  : object;

/** Method and path of a call, as its entry in the list of endpoints has them. */
export type Address = keyof EndpointsByAddress;

/** What a call of an endpoint takes, as its entry in the list says. */
export type RequestInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  FilePart<E> & {
    readonly headers?: (NamedHeaders<E> & HeaderValues) | undefined;
    readonly signal?: AbortSignal | undefined;
  };

type InputArguments<E extends Endpoint> =
  object extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>];

/** What an endpoint answers. */
export type AnswerAt<A extends Address> = SchemaType<EndpointsByAddress[A]['answer']>;

/**
 * Sends one call of the API and reads its answer.
 *
 * @throws ApiError when the API answers without success; what `fetch` throws when it is not
 * reached; SyntaxError when a success is no JSON, such as the page of a gateway before the API.
 */
export type SendRequest = <A extends Address>(
  address: A,
  ...input: InputArguments<EndpointsByAddress[A]>
) => Promise<AnswerAt<A>>;

/** The parts of an input, whatever its endpoint. */
interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly headers?: HeaderValues | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one call and returns its response once that has begun, its body yet unread. */
export type OpenStream = (address: Address, accept: string, input: Parts) => Promise<Response>;

/** The one function through which all calls go out. It neither retries nor reports. */
export function createOpen({ baseUrl = '', fetch: given, token }: Transport): OpenStream {
  const origin = baseUrl.replace(/\/+$/, '');
  return async (address, accept, parts) => {
    const [method = '', path = ''] = address.split(' ');
    // Looked up at each call, so that a fetch which is replaced later on is used.
    const send = given ?? globalThis.fetch;
    const url = `${origin}${pathOf(path, parts.params)}${searchOf(parts.query)}`;
    const response = await send(url, initOf(method, accept, parts, token));
    if (!response.ok) throw await apiErrorOf(response);
    return response;
  };
}

/** Calls whose answer is read whole. */
export function createRequest(transport: Transport): SendRequest {
  const open = createOpen(transport);
  return async function send<A extends Address>(address: A, ...[input]: readonly [Parts?]) {
    const response = await open(address, 'application/json', input ?? {});
    const answer: unknown = await response.json();
    return answer as AnswerAt<A>;
  };
}

function pathOf(template: string, params: Parts['params'] = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function searchOf(query: Parts['query'] = {}): string {
  const search = new URLSearchParams(definedTexts(query)).toString();
  return search && `?${search}`;
}

function initOf(method: string, accept: string, parts: Parts, token?: string): RequestInit {
  const { headers = {}, signal } = parts;
  const payload = payloadOf(parts);
  return {
    method,
    credentials: token ? 'omit' : 'include',
    ...payload,
    headers: {
      accept,
      ...payload.headers,
      ...definedTexts(headers),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(signal && { signal }),
  };
}

function payloadOf({ body, file }: Parts) {
  if (file !== undefined) {
    return { body: file, headers: { 'content-type': 'application/octet-stream' } };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function definedTexts(values: HeaderValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
