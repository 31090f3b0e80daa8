import type { OperationHeaders } from '../contract/types.ts';

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Headers to send besides the client's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a reader's write tells about itself. */
export interface Operation {
  /** Unique per reader for ever: the same id never counts twice. */
  readonly opId: string;
  /** When it was done (epoch ms). */
  readonly answeredAt?: number | undefined;
  /** The reader's time zone (IANA name). */
  readonly timeZone?: string | undefined;
  /** Revision of the item that the reader saw. */
  readonly revision?: number | undefined;
}

/** Options of calls that change what a reader did or has. */
export interface WriteOptions extends CallOptions {
  readonly operation?: Operation | undefined;
}

/** Options of writes whose address and payload do not tell whose they are. */
export interface NamedWriteOptions extends WriteOptions {
  /** The reader who did it: the API refuses it (403) when the caller is another. */
  readonly userId?: number | undefined;
}

/** The same for writes that name their reader in the query. */
export function namedWriteInput({ userId, ...options }: NamedWriteOptions) {
  return { ...writeInput(options), ...(userId !== undefined && { query: { userId } }) };
}

/** The part of a request's input that the options of a write make. */
export function writeInput({ operation, signal, headers }: WriteOptions) {
  return { signal, headers: { ...headers, ...(operation && operationHeaders(operation)) } };
}

function operationHeaders({ opId, answeredAt, timeZone, revision }: Operation): OperationHeaders {
  return {
    'idempotency-key': opId,
    ...(answeredAt !== undefined && { 'answered-at': answeredAt }),
    ...(timeZone !== undefined && { 'time-zone': timeZone }),
    ...(revision !== undefined && { 'item-revision': revision }),
  };
}
