import {
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type Kysely,
  type RawBuilder,
  sql,
} from 'kysely';

import type { Db, Tx } from './connection.ts';
import type { Tables } from './tables.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Param<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query that is built and compiled once for each dialect; later calls only fill in the values.
 * `build` names its parameters with `param('name')` and must not depend on anything else. The
 * result runs on the database or in a transaction.
 */
export function compiledQuery<Row, Values extends Record<string, unknown>>(
  build: (db: Kysely<Tables>, param: Param<Values>) => Compilable<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  const compiled = new Map<DialectAdapter['constructor'], CompiledQuery<Row>>();
  return async (db, values) => {
    const dialect = db.getExecutor().adapter.constructor;
    let query = compiled.get(dialect);
    if (query === undefined) {
      query = build(db, placeholder).compile();
      compiled.set(dialect, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    const result = await db.executeQuery<Row>({ ...query, parameters });
    return result.rows;
  };
}

function placeholder<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Placeholder(name)}`;
}
