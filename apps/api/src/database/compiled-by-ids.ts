import type { Compilable, Expression, Kysely } from 'kysely';

import { compiledQuery } from './compiled-query.ts';
import type { Db, Tx } from './connection.ts';
import type { Tables } from './tables.ts';

/** A feed page, the longest one, and a batch of more. */
const LENGTHS = [5, 20, 100];
const BATCH = 100;

/** No row has it: it fills a list up to one of the lengths. */
const NO_ID = 0;

type IdName = `id${number}`;

const idName = (index: number): IdName => `id${index}`;

/** Parameters of a query about a reader and some ids. */
export type IdParams = { userId: Expression<number>; ids: Expression<number>[] };

/**
 * A query about a reader and any number of ids, compiled once for each of a few lengths of the
 * list; longer lists are asked for in batches. The rows come in no order.
 */
export function compiledByIds<Row>(
  build: (db: Kysely<Tables>, params: IdParams) => Compilable<Row>,
): (db: Db | Tx, values: { userId: number; ids: readonly number[] }) => Promise<Row[]> {
  type Query = ReturnType<typeof compiledOfLength<Row>>;
  const compiled = new Map<number, Query>();
  const queryOf = (length: number) => {
    const query = compiled.get(length) ?? compiledOfLength(build, length);
    compiled.set(length, query);
    return query;
  };

  return async (db, { userId, ids }) => {
    const rows: Row[] = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      const length = LENGTHS.find((most) => some.length <= most) ?? BATCH;
      rows.push(...(await queryOf(length)(db, { userId, ...named(some, length) })));
    }
    return rows;
  };
}

function compiledOfLength<Row>(
  build: (db: Kysely<Tables>, params: IdParams) => Compilable<Row>,
  length: number,
) {
  return compiledQuery<Row, { userId: number } & Record<IdName, number>>((db, param) =>
    build(db, {
      userId: param('userId'),
      ids: Array.from({ length }, (_, index) => param(idName(index))),
    }),
  );
}

function named(ids: readonly number[], length: number): Record<IdName, number> {
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [idName(index), ids[index] ?? NO_ID]),
  );
}
