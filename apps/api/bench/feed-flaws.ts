import type { Practice } from '@morsel/sdk/domain';

/** So many cards are looked at. */
export const FRONT = 60;

/** An item as it stands in a feed. */
export interface Card {
  readonly itemId: number;
  readonly bookId: number;
  readonly urgency: Practice;
}

/** What is wrong with the first cards of a feed that has all of these items. */
export function flawsOf(front: readonly Card[], all: readonly Card[]): string[] {
  const dues = front.filter(({ urgency }) => urgency === 'due').length;
  const enough = Math.min(amountOf('due', all), Math.min(FRONT, all.length) / 2);
  return [
    ...(front.length < Math.min(FRONT, all.length) ? [`ends after ${front.length} cards`] : []),
    ...(dues < enough ? [`only ${dues} of ${front.length} are due`] : []),
    ...front.flatMap((card, place) => [
      ...(isTooEarly(card, front.slice(0, place), all) ? [`card ${place} is ahead of time`] : []),
      ...(isBesideItsBook(card, front.slice(0, place), all)
        ? [`card ${place} repeats a book`]
        : []),
    ]),
  ];
}

/** Whether it is ahead of time while something due or new is to come. */
function isTooEarly({ urgency }: Card, before: readonly Card[], all: readonly Card[]): boolean {
  const asking = (cards: readonly Card[]) => cards.length - amountOf('early', cards);
  return urgency === 'early' && asking(before) < asking(all);
}

/** Whether it follows its own book while another has an item of the same urgency to come. */
function isBesideItsBook(card: Card, before: readonly Card[], all: readonly Card[]): boolean {
  if (before.at(-1)?.bookId !== card.bookId) return false;
  const shown = new Set(before.map(({ itemId }) => itemId));
  return all.some(
    ({ itemId, bookId, urgency }) =>
      bookId !== card.bookId && urgency === card.urgency && !shown.has(itemId),
  );
}

export function amountOf(wanted: Practice, cards: readonly Card[]): number {
  return cards.filter(({ urgency }) => urgency === wanted).length;
}
