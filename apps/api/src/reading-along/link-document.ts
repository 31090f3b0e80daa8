import type { FollowedDocument, Ok } from '@morsel/sdk/contract';

import type { Tx } from '../database/connection.ts';
import { NotFoundError } from '../errors.ts';
import { requireBook } from '../items/find-book.ts';
import type { Reader } from '../reader.ts';
import { deleteDocument, linkRow } from './document-queries.ts';
import { followDocument } from './follow-document.ts';
import { presentDocument, requireDocument } from './list-documents.ts';

type AtDocument = { readonly reader: Reader; readonly documentId: number };

export type LinkInput = AtDocument & {
  /** Null: it is no book of theirs, and is not taken for one again. */
  readonly bookId: number | null;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Makes a document the book that its reader says it is; positions of its texts follow it at once. Those of
 * another book that it was taken for stay where they are.
 *
 * @throws NotFoundError when there is no such document or book for this reader.
 */
export async function linkDocument(
  tx: Tx,
  { reader, documentId, bookId, now }: LinkInput,
): Promise<FollowedDocument> {
  if (bookId !== null) await requireBook(tx, reader, bookId);
  const of = { userId: reader.id, id: documentId };
  const link = { bookId, sourceId: null, link: 'reader', followedAt: null } as const;
  if (!(await linkRow(tx, of, link))) throw new NotFoundError('Document not found');
  const document = await requireDocument(tx, reader, documentId);
  await followDocument(tx, { reader, document, now });
  return presentDocument(document);
}

/**
 * Forgets how far a document was read. Reading positions stay.
 *
 * @throws NotFoundError when the reader has no such document.
 */
export async function forgetDocument(tx: Tx, { reader, documentId }: AtDocument): Promise<Ok> {
  const deleted = await deleteDocument(tx, { userId: reader.id, id: documentId });
  if (!deleted) throw new NotFoundError('Document not found');
  return { ok: true };
}
