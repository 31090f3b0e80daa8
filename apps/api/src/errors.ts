import { DAY_MS, HOUR_MS, MINUTE_MS, type TokenScope } from '@morsel/sdk/domain';

/**
 * What can go wrong for a reason that the caller may be told. Verbs throw these; how they look in
 * an answer is the business of `http/problems`.
 */
export class InvalidInputError extends Error {
  override readonly name: string = 'InvalidInputError';
  /** The part of the request that is at fault. */
  readonly field: string | undefined;

  constructor(detail: string, field?: string) {
    super(detail);
    this.field = field;
  }
}

/** The password in the field is not that of the reader. */
export class WrongPasswordError extends InvalidInputError {
  override readonly name = 'WrongPasswordError';
}

/** A reset link was used already, is too old, or was never made. */
export class VoidLinkError extends InvalidInputError {
  override readonly name = 'VoidLinkError';

  constructor() {
    super('This link was used already or is too old. Ask for a new one.', 'token');
  }
}

/** What a passkey has signed proves nothing: it came too late or twice, or is not what was asked for. */
export class RefusedPasskeyError extends InvalidInputError {
  override readonly name: string = 'RefusedPasskeyError';
}

/** A passkey counts what it signs, and its count went back: somebody has a copy of it. */
export class ClonedPasskeyError extends RefusedPasskeyError {
  override readonly name = 'ClonedPasskeyError';
  /** Whose it is. */
  readonly readerId: number;

  constructor(readerId: number) {
    super(
      'There may be a copy of this passkey. Sign in another way, and remove it in the settings.',
    );
    this.readerId = readerId;
  }
}

/** No account has the passkey, at this site at least. */
export class UnknownPasskeyError extends Error {
  override readonly name = 'UnknownPasskeyError';

  constructor() {
    super('This passkey is not known here. It may have been removed: sign in another way.');
  }
}

/** Nobody is known behind the request. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';

  constructor(detail = 'User not found') {
    super(detail);
  }
}

/** The session belongs to an account that was deleted. */
export class AccountDeletedError extends Error {
  override readonly name = 'AccountDeletedError';

  constructor() {
    super('This account was deleted');
  }
}

/** The reader is known and may not do this. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** The reader may do this, and has to prove first that it is still them. */
export class ConfirmationRequiredError extends Error {
  override readonly name = 'ConfirmationRequiredError';

  constructor() {
    super('Please show again that it is you');
  }
}

/** An access token that lets nobody in: mistyped, ended, revoked, or never made here. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** What an access token is good for does not include this. */
export class InsufficientScopeError extends Error {
  override readonly name = 'InsufficientScopeError';
  readonly scope: TokenScope;

  constructor(scope: TokenScope) {
    super(`This access token lacks the scope “${scope}”`);
    this.scope = scope;
  }
}

/** No access token may do this, whatever its scopes. */
export class NotForTokensError extends Error {
  override readonly name = 'NotForTokensError';

  constructor() {
    super('No access token may do this: it takes a reader who is signed in');
  }
}

/** Somebody else's server, without which it cannot be done, does not answer. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

type Unavailable = { readonly cause?: unknown; readonly mayBeAboutOne?: boolean };

/**
 * The database cannot be used now, and what was asked for may be asked for again. The message tells
 * whoever runs the server why; callers are told no more than that.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';
  /** Whether it may be about what was asked alone, while all else can be done. */
  readonly mayBeAboutOne: boolean;

  constructor(message: string, { cause, mayBeAboutOne = false }: Unavailable = {}) {
    super(message, { cause });
    this.mayBeAboutOne = mayBeAboutOne;
  }
}

/** What the request names does not exist, or not for this reader. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The request is fine in itself and clashes with what is stored. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly field: string | undefined;

  constructor(detail: string, field?: string) {
    super(detail);
    this.field = field;
  }
}

/** The body is larger than this call takes. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  readonly field: string | undefined;

  constructor(detail: string, field?: string) {
    super(detail);
    this.field = field;
  }
}

/** The body of a request comes more slowly than the server waits for. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';

  constructor() {
    super(
      'What you sent arrives too slowly, or not at all. Please try again where the connection is better.',
    );
  }
}

/** An operation id came again with another payload. */
export class OperationMismatchError extends Error {
  override readonly name = 'OperationMismatchError';
}

/** An operation was applied before, and its reply is no longer kept. */
export class AppliedLongAgoError extends Error {
  override readonly name = 'AppliedLongAgoError';
}

/** Too much in too short a time; the detail says when to come back. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
  /** Ms until it may be tried again. */
  readonly waitMs: number;

  constructor(what: string, waitMs: number) {
    super(`${what} Please try again in ${waitText(waitMs)}.`);
    this.waitMs = waitMs;
  }
}

const waitUnits = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const;

function waitText(waitMs: number): string {
  const [name, ms] = waitUnits.find(([, ms]) => waitMs > ms) ?? ['second', 1000];
  const count = Math.max(1, Math.ceil(waitMs / ms));
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
