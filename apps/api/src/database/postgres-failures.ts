import { DatabaseUnavailableError } from '../errors.ts';

/** PostgreSQL cannot be used now. */
export class PostgresUnavailableError extends DatabaseUnavailableError {
  override readonly name = 'PostgresUnavailableError';
  /** The connection is of no more use, or there is none. */
  readonly isConnectionLost: boolean;
  /** Nothing is left of the statement, nor of the transaction that it was in. */
  readonly isUndone: boolean;

  /** A query has met it, rather than whoever looked for a connection. */
  readonly isOfQuery: boolean;

  constructor(
    reason: string,
    cause: unknown,
    {
      isConnectionLost = false,
      isUndone = true,
      isOfQuery = false,
      mayBeAboutOne = false,
    }: Partial<Meaning> = {},
  ) {
    super(reason, { cause, mayBeAboutOne });
    this.isConnectionLost = isConnectionLost;
    this.isUndone = isUndone;
    this.isOfQuery = isOfQuery;
  }

  asUndone(): PostgresUnavailableError {
    return this.#with({ isUndone: true });
  }

  asMaybeAboutOne(): PostgresUnavailableError {
    return this.#with({ mayBeAboutOne: true });
  }

  #with(meaning: Partial<Meaning>): PostgresUnavailableError {
    const { isConnectionLost, isUndone, isOfQuery, mayBeAboutOne } = this;
    const own = { isConnectionLost, isUndone, isOfQuery, mayBeAboutOne };
    return new PostgresUnavailableError(this.message, this.cause, { ...own, ...meaning });
  }
}

type Meaning = Pick<
  PostgresUnavailableError,
  'isConnectionLost' | 'isUndone' | 'isOfQuery' | 'mayBeAboutOne'
>;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(08|57P)/, 'PostgreSQL is starting or stopping, or has ended the connection'],
  [/^25P0[34]/, 'PostgreSQL has ended a transaction in which nothing went on'],
  [/^25006/, 'PostgreSQL takes no writes: this may be a standby'],
  [/^(28|3D000)/, 'PostgreSQL does not let Morsel in'],
  [/^53100/, 'the disk of PostgreSQL is full'],
  [/^53300/, 'PostgreSQL has no connection left'],
  [/^53/, 'PostgreSQL has run out of something'],
  [/^55P03/, 'a lock in the database was not to be had in time'],
  [/^57014/, 'a query took longer than it may'],
  [/^(58|XX00[12])/, 'PostgreSQL reports damage or a failure of its machine'],
];

/** What comes with the end of the connection. */
const LAST_WORDS = /^(08|57P0[1-5]|25P0[34])/;
const BROKEN_LINE = /^08/;
/** Said of a statement, too, in the language of the server; of a line only by poolers, in English. */
const PROTOCOL_VIOLATION = '08P01';
/** One statement meets them while others do not: a slow one, or one that reads a damaged page. */
const MAYBE_ABOUT_ONE = /^(57014|58|XX00[12])/;
const CONFLICT = /^40(001|P01)$/;
/** Names of errors of the system, such as ECONNREFUSED and EAI_AGAIN. */
const NETWORK_FAILURE = /^E(?!RR_)[A-Z_]+$/;
const DRIVER_FAILURE = /terminated|timeout|not queryable/i;
const NOT_SENT = /not queryable/;
const ALL_IN_USE = /timeout exceeded when trying to connect/;
const WAITED_FOR = /timeout/;

/** What of the failure of a query is PostgreSQL's being unavailable, as such; else the failure itself. */
export function failureOfQuery(error: unknown): unknown {
  const code = codeOf(error);
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  // PostgreSQL says that of a statement which it does not understand too, and goes on.
  if (code === PROTOCOL_VIOLATION && severityOf(error) !== 'FATAL') return error;
  if (BROKEN_LINE.test(code) && severityOf(error) === 'ERROR') return error;
  if (reason !== undefined && code.length === 5) {
    const isConnectionLost = LAST_WORDS.test(code);
    // Of a commit that ends like this nobody knows whether it counts.
    const isUndone = !BROKEN_LINE.test(code);
    return new PostgresUnavailableError(`${reason} (${code})`, error, {
      isConnectionLost,
      isUndone,
      isOfQuery: true,
      mayBeAboutOne: MAYBE_ABOUT_ONE.test(code),
    });
  }
  const words = wordsOf(error);
  const isLost = code === '' ? DRIVER_FAILURE.test(words) : NETWORK_FAILURE.test(code);
  return isLost ? lost(error, { isUndone: NOT_SENT.test(words), isOfQuery: true }) : error;
}

/** Whatever keeps a connection from coming about; after long waiting it is not called lost. */
export function failureToConnect(error: unknown): PostgresUnavailableError {
  const words = wordsOf(error);
  if (ALL_IN_USE.test(words)) {
    return new PostgresUnavailableError('all connections to PostgreSQL are in use', error);
  }
  if (WAITED_FOR.test(words)) return new PostgresUnavailableError(unreachable(error), error);
  const failure = failureOfQuery(error);
  if (!(failure instanceof PostgresUnavailableError)) return lost(error, { isUndone: true });
  const { isConnectionLost } = failure;
  return new PostgresUnavailableError(failure.message, error, { isConnectionLost });
}

/** Of two transactions that wait for each other, or do not fit one after the other, one is undone. */
export const isConflict = (error: unknown): boolean => CONFLICT.test(codeOf(error));

export const ofConflicts = (error: unknown) =>
  new PostgresUnavailableError('transactions kept getting into the way of each other', error);

/** What keeps ending connections while others are to be had may be to blame for it. */
export function maybeAboutOne(error: unknown): unknown {
  const isOfQuery = error instanceof PostgresUnavailableError && error.isOfQuery;
  return isOfQuery ? error.asMaybeAboutOne() : error;
}

function lost(error: unknown, meaning: Partial<Meaning>): PostgresUnavailableError {
  return new PostgresUnavailableError(unreachable(error), error, {
    ...meaning,
    isConnectionLost: true,
  });
}

const unreachable = (error: unknown) => `PostgreSQL cannot be reached (${wordsOf(error)})`;

/** Failures of several addresses of a host come as one without message. */
function wordsOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

function severityOf(error: unknown): unknown {
  return error instanceof Error && 'severity' in error ? error.severity : undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
