import type { Db, Tx } from '../database/connection.ts';
import type { Reader } from '../reader.ts';
import type { Model } from './provider/model.ts';
import { hasTextOfOwn } from './sources/source-queries.ts';

/**
 * The model by which items of a book are made for a reader, if any. Anybody can be many guests: for them there is
 * one where they have added a text of the book, else rules make what they can.
 */
export async function modelFor(
  { db, model }: { readonly db: Db | Tx; readonly model: Model | undefined },
  { reader, bookId }: { readonly reader: Reader; readonly bookId: number },
): Promise<Model | undefined> {
  if (model === undefined || !reader.isGuest) return model;
  return (await hasTextOfOwn(db, reader, bookId)) ? model : undefined;
}
