import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { AnyTables, MovedTable } from './moved-tables.ts';
import { type AnyRow, readRows } from './read-rows.ts';

export type TableDigest = { readonly rows: number; readonly digest: string };

const MODULUS = 1n << 256n;

/**
 * A digest of all rows of a table, the same in both databases: the sum of the hashes of the rows, so
 * that their order, which is the database's, does not matter.
 */
export async function digestTable(db: Kysely<AnyTables>, table: MovedTable): Promise<TableDigest> {
  let count = 0;
  let sum = 0n;
  for await (const rows of readRows(db, table)) {
    for (const row of rows) sum = (sum + hashOf(row, table)) % MODULUS;
    count += rows.length;
  }
  return { rows: count, digest: sum.toString(16) };
}

function hashOf(row: AnyRow, { columns }: MovedTable): bigint {
  const values = columns.map((column) => plain(row[column]));
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`);
}

const plain = (value: unknown) =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
