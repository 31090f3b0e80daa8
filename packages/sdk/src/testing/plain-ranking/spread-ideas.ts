import { ideaKey } from '../../rules/siblings.ts';
import type { Ranked } from './mix-items.ts';

/** Between two items of one idea there are so many others, if there are others. */
const APART = 4;

/** An item gives way to one that stands at most so far behind it. */
const REACH = 40;

/**
 * The order with items of one idea apart: one that follows a sibling closely changes places with the
 * next item of the same book, urgency and step that has none close by. So books keep their turns.
 */
export function spreadIdeas(ordered: readonly Ranked[]): Ranked[] {
  const order = [...ordered];
  const keys = order.map(ideaKey);
  for (let place = 1; place < order.length; place += 1) {
    if (!isCrowded(keys, place)) continue;
    const other = otherPlace(order, keys, place);
    const [first, second] = [order[place], order[other ?? place]];
    if (other === undefined || first === undefined || second === undefined) continue;
    [order[place], order[other]] = [second, first];
    [keys[place], keys[other]] = [keys[other], keys[place]];
  }
  return order;
}

type Keys = readonly (string | undefined)[];

function isCrowded(keys: Keys, place: number, key = keys[place]): boolean {
  return key !== undefined && keys.slice(Math.max(0, place - APART), place).includes(key);
}

function otherPlace(order: readonly Ranked[], keys: Keys, place: number): number | undefined {
  const first = order[place];
  const last = Math.min(order.length - 1, place + REACH);
  for (let other = place + 1; other <= last; other += 1) {
    const second = order[other];
    if (second?.bookId !== first?.bookId) continue;
    if (second?.urgency !== first?.urgency || second?.step !== first?.step) continue;
    if (!isCrowded(keys, place, keys[other]) && keys[other] !== keys[place]) return other;
  }
  return undefined;
}
