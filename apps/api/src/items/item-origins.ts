import type { Grounding, Origin } from '@morsel/sdk/contract';
import type { Insertable } from 'kysely';

import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/** Columns of items joined with their origins, where they have one. */
export const originColumns = [
  'itemOrigins.grounding',
  'itemOrigins.chapterTitle as originChapter',
  'itemOrigins.quote as originQuote',
] as const;

/** Those columns; all null for items that nobody generated. */
export type OriginRow = {
  grounding: Grounding | null;
  originChapter: string | null;
  originQuote: string | null;
};

/** Where a generated item comes from, as a property to spread; nothing for others. */
export function originOf(row: OriginRow): { origin?: Origin } {
  if (row.grounding === null) return {};
  const { grounding, originChapter: chapter, originQuote: quote } = row;
  return { origin: { grounding, chapter, quote } };
}

export async function insertOrigin(
  tx: Tx,
  origin: Insertable<Tables['itemOrigins']>,
): Promise<void> {
  await tx.insertInto('itemOrigins').values(origin).execute();
}
