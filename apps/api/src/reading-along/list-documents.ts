import type { FollowedDocument } from '@morsel/sdk/contract';

import type { Db, Tx } from '../database/connection.ts';
import { NotFoundError } from '../errors.ts';
import type { Reader } from '../reader.ts';
import { presentLink } from './book-link.ts';
import { type ShownDocument, findDocuments } from './document-queries.ts';

/** The documents whose reading a reader's devices tell, the one that was read last first. */
export async function listDocuments(db: Db, reader: Reader): Promise<FollowedDocument[]> {
  return (await findDocuments(db, reader)).map(presentDocument);
}

/** @throws NotFoundError when the reader has no such document. */
export async function requireDocument(tx: Tx, reader: Reader, id: number): Promise<ShownDocument> {
  const [document] = await findDocuments(tx, reader, { id });
  if (document === undefined) throw new NotFoundError('Document not found');
  return document;
}

export function presentDocument(row: ShownDocument): FollowedDocument {
  const { id, title, fileName, share, device, toldAt } = row;
  return {
    id,
    name: title ?? fileName,
    progress: { share, device, toldAt },
    ...presentLink(row),
  };
}
