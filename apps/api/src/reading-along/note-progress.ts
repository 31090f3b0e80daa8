import type { Tx } from '../database/connection.ts';
import { findSource } from '../generation/sources/source-queries.ts';
import { keepPosition } from '../modules/sync-servers/keep-position.ts';
import type { PositionBody } from '../modules/sync-servers/position-body.ts';
import type { Reader } from '../reader.ts';
import { isSettled } from './book-link.ts';
import {
  type DocumentRow,
  type ToldProgress,
  dropOldest,
  findBooksByIdentity,
  findDocument,
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
  /** For the reader's other server; undefined: it is not to be passed on. */
  readonly body?: PositionBody | undefined;
};

/**
 * Keeps how far a device has read a document, whichever it is, so that other devices of its reader can
 * ask. Where it is a book of theirs, the positions of its texts follow.
 */
export async function noteProgress(tx: Tx, { reader, told, body }: ProgressInput): Promise<void> {
  const isNew = (await findDocument(tx, reader.id, told.digest)) === undefined;
  const row = await upsertDocument(tx, reader.id, told);
  const document = (await isLinked(tx, reader, row)) ? row : await linkByMarks(tx, reader, row);
  if (isNew) await dropOldest(tx, { userId: reader.id, most: MOST_DOCUMENTS, newId: row.id });
  if (body) {
    const { toldAt } = told;
    await keepPosition(tx, { userId: reader.id, documentId: row.id, body, toldAt });
  }
  await followDocument(tx, { reader, document, now: told.toldAt });
}

/** What its reader said stays; what its marks told, as long as there is that book for them, and that text. */
async function isLinked(tx: Tx, reader: Reader, row: DocumentRow): Promise<boolean> {
  const { link, sourceId } = row;
  if (!(await isSettled(tx, reader, row))) return false;
  if (link === 'reader' || link === 'title') return true;
  return sourceId !== null && (await findSource(tx, reader, sourceId)) !== undefined;
}

const UNKNOWN = { bookId: null, sourceId: null, link: null };

async function linkByMarks(tx: Tx, reader: Reader, row: DocumentRow): Promise<DocumentRow> {
  const match = await findMatch(tx, reader, row);
  // Of a book it stays when the text alone is gone.
  if (match === undefined && (row.bookId !== null || row.link === null)) return row;
  const link = match ?? UNKNOWN;
  // Texts of another book were not followed yet.
  const found = link.bookId === row.bookId ? link : { ...link, followedAt: null };
  await linkRow(tx, { userId: reader.id, id: row.id }, found);
  return { ...row, ...found };
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
