import type { Fragment } from './item-fragments.ts';
import { type KnownStanding, rowOf } from './standing.ts';

/** When the items are due for their reader: undefined for new ones; null when one has left the feed. */
export function dueTimes(
  { standing, catalogue }: KnownStanding,
  ids: readonly number[],
): (number | undefined)[] | null {
  const times: (number | undefined)[] = [];
  for (const id of ids) {
    const row = rowOf(standing, id);
    if (row === -1) {
      const place = catalogue.knownPlace(id);
      if (place === undefined || !isNew(standing, place)) return null;
    }
    times.push(row === -1 ? undefined : standing.practised.dueAt[row]);
  }
  return times;
}

function isNew({ open, waiting }: KnownStanding['standing'], place: number): boolean {
  return open.includes(place) || waiting.includes(place);
}

/** The text of a page: each item as it is for all, with what is its reader's in its place. */
export function assemblePage(
  ids: readonly number[],
  parts: {
    readonly fragmentOf: (itemId: number) => Fragment | undefined;
    readonly dueAt: readonly (number | undefined)[];
    readonly earnedOn: (itemId: number, dueAt: number | undefined) => string | undefined;
  },
): string {
  let page = '';
  for (const [index, id] of ids.entries()) {
    const fragment = parts.fragmentOf(id);
    if (fragment === undefined) continue;
    const dueAt = parts.dueAt[index];
    const earnedOn = parts.earnedOn(id, dueAt);
    page += `${page === '' ? '' : ','}${fragment.head}`;
    if (dueAt !== undefined) page += `,"dueAt":${dueAt}`;
    if (earnedOn !== undefined) page += `,"earnedOn":"${earnedOn}"`;
    page += fragment.tail;
  }
  return `[${page}]`;
}
