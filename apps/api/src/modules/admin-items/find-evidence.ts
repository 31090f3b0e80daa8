import type { Db, Tx } from '../../database/connection.ts';
import type { AdminItemRow } from '../../items/admin-items.ts';
import type { Evidence } from '../../items/checks/flaw.ts';
import { findChunk } from './queries.ts';

/** Tells the evidence of items; of each part of a text it asks the database once. */
export type EvidenceFinder = (row: AdminItemRow) => Promise<Evidence | undefined>;

/** The quotes of items, each with the part of the text that it is from. */
export function evidenceFinder(db: Db | Tx): EvidenceFinder {
  const passages = new Map<string, Promise<string | undefined>>();
  return async ({ sourceId, chunk, originQuote: quote, bookTitle, bookAuthor }) => {
    if (sourceId === null || chunk === null || quote === null) return undefined;
    const key = `${sourceId}/${chunk}`;
    const finding = passages.get(key) ?? passageOf(db, { sourceId, chunk });
    passages.set(key, finding);
    const passage = await finding;
    const book = { title: bookTitle, author: bookAuthor };
    return passage === undefined ? undefined : { quote, passage, book };
  };
}

async function passageOf(
  db: Db | Tx,
  chunk: { sourceId: number; chunk: number },
): Promise<string | undefined> {
  const row = await findChunk(db, chunk);
  return row?.text.slice(row.start, row.end);
}
