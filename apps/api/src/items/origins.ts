import type { Grounding, Origin } from '@morsel/sdk/contract';

/** Columns of items joined with their origins, where they have one. */
export const originColumns = [
  'item_origins.grounding',
  'item_origins.chapter_title as originChapter',
  'item_origins.quote as originQuote',
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
