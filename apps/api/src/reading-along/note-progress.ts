import type { Tx } from '../database/connection.ts';
import type { Reader } from '../reader.ts';
import {
  type DocumentRow,
  type ToldProgress,
  dropOldest,
  findBooksByIdentity,
  findTextsOfFiles,
  linkRow,
  upsertDocument,
} from './document-queries.ts';
import { followDocument } from './follow-document.ts';
import { type DocumentMatch, identitiesOf, matchText } from './match-document.ts';

/** More than anybody reads on devices; beyond, what was not read for longest is forgotten. */
const MOST_DOCUMENTS = 1000;

export type ProgressInput = {
  readonly reader: Reader;
  readonly told: ToldProgress;
};

/**
 * Keeps how far a device has read a document, whichever it is, so that other devices of its reader can
 * ask. Where it is a book of theirs, the positions of its texts follow.
 */
export async function noteProgress(tx: Tx, { reader, told }: ProgressInput): Promise<void> {
  const row = await upsertDocument(tx, reader.id, told);
  await dropOldest(tx, reader.id, MOST_DOCUMENTS);
  const document = row.link === null ? await linkByMarks(tx, reader, row) : row;
  await followDocument(tx, { reader, document, now: told.toldAt });
}

async function linkByMarks(tx: Tx, reader: Reader, row: DocumentRow): Promise<DocumentRow> {
  const match = await findMatch(tx, reader, row);
  if (match === undefined) return row;
  await linkRow(tx, { userId: reader.id, id: row.id }, match);
  return { ...row, ...match };
}

async function findMatch(
  tx: Tx,
  reader: Reader,
  document: DocumentRow,
): Promise<DocumentMatch | undefined> {
  const text = matchText(document, await findTextsOfFiles(tx, reader, document.digest));
  if (text !== undefined) return text;
  const identities = identitiesOf(document);
  if (identities.length === 0) return undefined;
  const books = await findBooksByIdentity(tx, reader, identities);
  const likeliest = books.toSorted(
    (a, b) => identities.indexOf(a.identity) - identities.indexOf(b.identity),
  )[0];
  return likeliest && { bookId: likeliest.id, sourceId: null, link: 'title' };
}
