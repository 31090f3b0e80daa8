import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Kysely,
  type RawBuilder,
  sql,
} from 'kysely';

import type { Db, Tx } from './connection.ts';
import { DirectSqliteAdapter } from './direct-statements.ts';
import type { Tables } from './tables.ts';

/**
 * The values of a compiled query as its builder sees them: each is a parameter, and stands for
 * whatever a call gives. A list is a parameter for each of its elements.
 */
export type Params<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly (infer Element)[]
    ? Expression<Element>[]
    : Expression<Values[Name]>;
};

type Named = Readonly<Record<string, unknown>>;

type Build<Row, Values> = (db: Kysely<Tables>, values: Params<Values>) => Compilable<Row>;

/**
 * A query that is built and compiled with its first call; later ones only fill in their values. On
 * SQLite it then goes past Kysely where it may (see `DirectStatements`).
 *
 * For the ways that are measured alone: who asks, feed pages, answering and rating, the sync of a
 * backlog, stats, progress, shelf and standing. There building and compiling would take longer than
 * running. Everywhere else write an ordinary function that builds its query and executes it: that may
 * look at its values, and says more plainly what it needs.
 *
 * ```ts
 * const findEntries = compiledQuery((db, { userId }: Params<{ userId: number }>) =>
 *   db.selectFrom('shelfBooks').select('bookId').where('userId', '=', userId),
 * );
 * const entries = await findEntries(tx, { userId: 7 });
 * ```
 *
 * `build` may hand its values on, spread them and map lists, and must not depend on what they are;
 * all calls give the same names. Two values cannot be compared with each other, since PostgreSQL
 * could not tell their type. For each length of a list there is a query of its own: lists have a few
 * lengths, as feed pages do.
 */
export function compiledQuery<Row, Values extends Named>(
  build: Build<Row, Values>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  const rowsOf = asker(build);
  return async (db, values) => rowsOf(db, values);
}

/** A compiled query for one row; undefined when there is none. */
export function compiledRow<Row, Values extends Named>(
  build: Build<Row, Values>,
): (db: Db | Tx, values: Values) => Promise<Row | undefined> {
  const rowsOf = asker(build);
  return async (db, values) => {
    const rows = rowsOf(db, values);
    return (rows instanceof Promise ? await rows : rows)[0];
  };
}

/** A compiled query that returns nothing. */
export function compiledWrite<Values extends Named>(
  build: Build<unknown, Values>,
): (db: Db | Tx, values: Values) => Promise<void> {
  const rowsOf = asker(build);
  return async (db, values) => {
    const rows = rowsOf(db, values);
    if (rows instanceof Promise) await rows;
  };
}

/** The rows at once where they are had directly: a promise more for each statement is felt. */
type Ask<Row, Values> = (db: Db | Tx, values: Values) => Row[] | Promise<Row[]>;

function asker<Row, Values extends Named>(build: Build<Row, Values>): Ask<Row, Values> {
  const queryFor = compiler(build);
  return (db, values) => {
    const query = queryFor(db, values);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.valueIn(values) : parameter,
    );
    const { adapter } = db.getExecutor();
    if (adapter instanceof DirectSqliteAdapter) {
      const rows = adapter.statements?.rowsOf({ sql: query.sql, parameters }, db);
      if (rows !== undefined) return rows as Row[];
    }
    return db.executeQuery<Row>({ ...query, parameters }).then(({ rows }) => rows);
  };
}

function compiler<Row, Values extends Named>(build: Build<Row, Values>) {
  const compiled = new Map<unknown, Map<string, CompiledQuery<Row>>>();
  let lists: readonly string[] | undefined;
  return (db: Db | Tx, values: Values): CompiledQuery<Row> => {
    const dialect = db.getExecutor().adapter.constructor;
    const queries = compiled.get(dialect) ?? new Map<string, CompiledQuery<Row>>();
    compiled.set(dialect, queries);
    lists ??= Object.keys(values).filter((name) => Array.isArray(values[name]));
    const lengths = lists.length === 0 ? '' : lengthsOf(values, lists);
    const query = queries.get(lengths) ?? build(db, placeholders(values)).compile();
    queries.set(lengths, query);
    return query;
  };
}

class Placeholder {
  readonly name: string;
  /** In a list. */
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  valueIn(values: Named): unknown {
    const value = values[this.name];
    return this.index !== undefined && Array.isArray(value) ? value[this.index] : value;
  }
}

const placeholder = (name: string, index?: number): RawBuilder<never> =>
  sql`${new Placeholder(name, index)}`;

function placeholders<Values extends Named>(values: Values): Params<Values> {
  const named: Params<Values> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const param = Array.isArray(value)
      ? value.map((_, index) => placeholder(name, index))
      : placeholder(name);
    Object.assign(named, { [name]: param });
  }
  return named;
}

function lengthsOf(values: Named, lists: readonly string[]): string {
  let lengths = '';
  for (const name of lists) {
    const list = values[name];
    if (Array.isArray(list)) lengths += `${list.length} `;
  }
  return lengths;
}
