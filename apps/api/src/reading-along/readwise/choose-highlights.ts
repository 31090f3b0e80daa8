import type { HighlightedBooks } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { setCards } from './highlight-queries.ts';
import { listHighlights } from './link-highlights.ts';

/** Whether highlights that come from now on become flashcards, too. */
export async function chooseHighlights(
  db: Db,
  reader: Reader,
  makesCards: boolean,
): Promise<HighlightedBooks> {
  await setCards(db, reader.id, makesCards);
  return listHighlights(db, reader);
}
