import { compiledByIds } from '../../database/compiled-by-ids.ts';
import type { PresentableItem } from '../../items/presenting.ts';
import { selectAnyItems } from '../../items/selecting.ts';

/** An item at its current revision; `answerKey` is null for a flashcard. */
export type PackRow = PresentableItem & { answerKey: string | null };

/** For ids of which is known that the reader may see them. */
export const findPackItems = compiledByIds<PackRow>((db, { userId, ids }) =>
  selectAnyItems(db, { viewerId: userId })
    .select('item_revisions.answer_key as answerKey')
    .where('items.id', 'in', ids),
);
