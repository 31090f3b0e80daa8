import type { Deps } from '../../deps.ts';
import { ConflictError, InvalidInputError, LimitReachedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { findBook } from '../../items/find-book.ts';
import { createOwnCard } from '../../modules/own-items/create-own-card.ts';
import type { Reader } from '../../reader.ts';
import { cardOfHighlight } from './card-of-highlight.ts';
import { findWantingCards, noteCard } from './highlight-queries.ts';
import { findHighlightedBook } from './highlighted-book-queries.ts';

type Environment = Pick<Deps, 'db' | 'now'> & { readonly limits: Pick<Limiter, 'ownCard'> };

type Making = { readonly reader: Reader; readonly highlightedBookId: number };

/**
 * Makes the flashcards that are wanted of highlights whose book is known: as many as their reader may still write today;
 * the others wait. From then on a card is the reader's own, and no app changes it.
 */
export async function makeCards(
  { db, now, limits }: Environment,
  { reader, highlightedBookId }: Making,
): Promise<void> {
  const row = await findHighlightedBook(db, { id: highlightedBookId, userId: reader.id });
  const bookId = row?.bookId ?? null;
  if (bookId === null || (await findBook(db, reader, bookId)) === undefined) return;
  for (const highlight of await findWantingCards(db, highlightedBookId)) {
    const card = cardOfHighlight(highlight);
    const use = card && (await limits.ownCard(reader).catch(unlessLimited));
    if (card && use === undefined) return;
    try {
      await db.transaction().execute(async (tx) => {
        if (card) await createOwnCard(tx, { reader, bookId, card, now: now() });
        await noteCard(tx, highlight.id);
      });
    } catch (error) {
      await use?.giveBack();
      if (error instanceof ConflictError) return;
      if (!(error instanceof InvalidInputError)) throw error;
      // Its words cannot be shown on a card.
      await db.transaction().execute((tx) => noteCard(tx, highlight.id));
    }
  }
}

function unlessLimited(error: unknown): undefined {
  if (!(error instanceof LimitReachedError)) throw error;
}
