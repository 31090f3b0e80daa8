import type { Fragment } from './item-fragments.ts';

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
