import type { TokenScope } from '../domain/token-scopes.ts';
import type { SchemaName, SchemaTypes } from './types.ts';

export type { SchemaName } from './types.ts';

/**
 * Who may call: anybody; a reader (account or guest); a signed-in account; the reader whose id
 * stands in the path, query or body; the reader who added the book or a text of it; an admin.
 * Admins may do what adders may.
 */
export type Access = 'visitor' | 'reader' | 'account' | 'owner' | 'adder' | 'admin';

/**
 * Which access tokens may make a call: those with a scope; any, which is for telling whose it is alone; none. No
 * token touches by what its reader signs in, their sessions, roles, other tokens, or takes away what is
 * gone for good then.
 */
export type TokenAccess = TokenScope | 'any' | 'never';

/** One call of the API as plain data; parts of the request and the answer name their schemas. */
export interface Endpoint {
  /** What the call does, in a line. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Which access tokens of a reader who may call may do so for them. */
  readonly token: TokenAccess;
  readonly params?: SchemaName;
  readonly query?: SchemaName;
  readonly headers?: SchemaName;
  readonly body?: SchemaName;
  readonly answer: SchemaName;
  /** Takes the bytes of a file (`application/octet-stream`) as its body. */
  readonly upload?: 'file';
  /**
   * An account has to have proved within five minutes that it is still them, by signing in or by
   * `POST /api/confirm`; else 403 with a problem of its own type. Guests have nothing to prove it by;
   * for a token that may call it was proved when the token was made.
   */
  readonly needs?: 'confirmation';
  /** Answers in server-sent events; `answer` is the data of each. */
  readonly stream?: 'events';
}

/** The type that a schema name stands for; `undefined` where an endpoint names none. */
export type SchemaType<Name> = Name extends SchemaName ? SchemaTypes[Name] : undefined;
