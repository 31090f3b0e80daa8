import type { HighlightedBooks, HighlightsChoice } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { dropCardWishes, setWishes } from './book-queries.ts';
import { listHighlights } from './link-highlights.ts';

/**
 * Whether highlights that come from now on become flashcards, and whether books that they are of are added; what is not
 * named stays as it was. Cards that wait to be made are not, where none are wanted any more.
 */
export async function chooseHighlights(
  tx: Tx,
  reader: Reader,
  choice: HighlightsChoice,
): Promise<HighlightedBooks> {
  await setWishes(tx, reader.id, choice);
  if (choice.makesCards === false) await dropCardWishes(tx, reader.id);
  return listHighlights(tx, reader);
}
