import type { Bite, Bites } from '@morsel/sdk/contract';
import { BITE_WINDOW, DAY_MS } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { senderOf } from '../../sender.ts';
import { findUsableSources } from '../sources/source-queries.ts';
import {
  type BiteRow,
  countDecided,
  countOffered,
  countUnoffered,
  findTexts,
  findNextBites,
  findOffered,
  insertOffered,
} from './queries.ts';
import type { Readiness, TextRanking } from './rank-texts.ts';

/** So long does somebody wait for a text to be looked through. */
const PATIENCE_MS = 20_000;
/** So many a reader may look through in a day: whoever keeps and answers more does it for the XP. */
const MOST_A_DAY = 6 * BITE_WINDOW;

/** A text, and how many of its chapters its reader has got to; null: all of them. */
export type ReadText = { readonly id: number; readonly reached: number | null };

export type OfferInput = { readonly reader: Reader; readonly bookId: number };

/**
 * Tops up the bites of a book that lie before a reader, best first and highlights before all, and
 * returns them: of the texts that they may have items made from, and of the chapters that they have
 * read. What they have kept, skipped or deleted does not come again. The first time, their texts are
 * looked through, for which it waits where there is nothing else to offer.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws LimitReachedError when too many texts are being looked through.
 */
export async function offerBites(
  { db, now, ranking }: Pick<Deps, 'db' | 'now'> & { readonly ranking: TextRanking },
  { reader, bookId }: OfferInput,
): Promise<Bites> {
  await requireBook(db, reader, bookId);
  const texts = await findUsableSources(db, reader, bookId);
  const known = await findTexts(
    db,
    texts.map(({ id }) => id),
  );
  const unranked = known.filter(({ rankedAt }) => rankedAt === null);
  const sender = senderOf(reader, { now: now() });
  const offerNow = () =>
    db.transaction().execute((tx) => topUp(tx, { reader, bookId, texts, now: now() }));
  if (unranked.length < known.length) {
    // What is there need not wait for a text that was added to it.
    ranking.begin(unranked, sender);
    const offer = await offerNow();
    if (offer.bites.length > 0) return offer;
  }
  const waiting = { sender, patienceMs: PATIENCE_MS };
  const readiness = unranked.length === 0 ? 'ready' : await ranking.ready(unranked, waiting);
  const offer = await offerNow();
  if (offer.bites.length > 0) return offer;
  const reason = reasonFor(offer, texts, readiness);
  return { ...offer, reason, ...(readiness === 'waiting' && { isLooking: true }) };
}

type TopUp = OfferInput & { readonly texts: readonly ReadText[]; readonly now: number };

async function topUp(tx: Tx, { reader, bookId, texts, now }: TopUp): Promise<Bites> {
  const of = { userId: reader.id, bookId };
  const decided = await countDecided(tx, of);
  if (texts.length === 0) return { bites: [], ...decided, left: 0 };
  const before = await findOffered(tx, reader.id, texts);
  const offered = await countOffered(tx, { userId: reader.id, since: now - DAY_MS });
  const room = Math.min(BITE_WINDOW - before.length, MOST_A_DAY - offered);
  if (room > 0) {
    const next = await findNextBites(tx, { userId: reader.id, texts, most: room });
    await insertOffered(tx, next, { ...of, now });
  }
  const rows = room > 0 ? await findOffered(tx, reader.id, texts) : before;
  const left = await countUnoffered(tx, { userId: reader.id, texts });
  return { bites: rows.map(presentBite), ...decided, left };
}

function presentBite({ lastRevision, chapter, gaps, card, ...row }: BiteRow): Bite {
  return {
    ...row,
    revision: (lastRevision ?? 0) + 1,
    chapter: chapter ?? '',
    gaps: JSON.parse(gaps),
    card: card === null ? null : JSON.parse(card),
  };
}

const NO_TEXT =
  'There is nothing to pick from yet. Add the text of this book, or your highlights of it.';
const NOT_READY = 'Your text is still being looked through. Try again in a moment.';
const FAILED =
  'Looking through your text failed. Try again in ten minutes, or add it in smaller parts.';
const NOTHING_FOUND =
  'No sentence of this text says enough by itself. Add your highlights of the book, or write cards of your own.';
const NO_MORE_TODAY =
  'You have been through a whole day of bites. More of this text comes tomorrow.';
const NO_MORE_READ =
  'You have been through the chapters that you have read. More comes when you say that you have read on.';
const NO_MORE =
  'You have been through all of this text. Add another text of the book, or your highlights of it.';

/** Why there is nothing to offer, and what to do about it. */
function reasonFor(
  { kept, skipped, left }: Bites,
  texts: readonly ReadText[],
  readiness: Readiness,
): string {
  if (texts.length === 0) return NO_TEXT;
  if (readiness === 'waiting') return NOT_READY;
  if (readiness === 'failed') return FAILED;
  if (left > 0) return NO_MORE_TODAY;
  if (texts.some(({ reached }) => reached !== null)) return NO_MORE_READ;
  return kept + skipped === 0 ? NOTHING_FOUND : NO_MORE;
}
