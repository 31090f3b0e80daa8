import { type Demand, DEMANDS } from '../domain/kinds.ts';

/** What tells which items ask for the same idea: its key is one of the book's. */
export interface OfIdea {
  readonly bookId: number;
  /** Absent where nobody has said what an item is about: it then has no siblings. */
  readonly idea?: string | null | undefined;
}

/** An item among its siblings: the items of its book that ask for the same idea. */
export interface Sibling extends OfIdea {
  readonly kind: string;
  readonly demand?: Demand | undefined;
}

/** The items by idea; those without one are left out. */
export function byIdea<Item extends OfIdea>(items: readonly Item[]): Map<string, Item[]> {
  const ideas = new Map<string, Item[]>();
  for (const item of items) {
    const key = ideaKey(item);
    if (key === undefined) continue;
    const siblings = ideas.get(key);
    if (siblings) siblings.push(item);
    else ideas.set(key, [item]);
  }
  return ideas;
}

/** Key of an idea among those of all books; undefined where an item has none. */
export function ideaKey({ bookId, idea }: OfIdea): string | undefined {
  return idea === undefined || idea === null ? undefined : `${bookId} ${idea}`;
}

/** From 0, to recognise, on. */
export function hardnessOf({ demand = 'recognise' }: Sibling): number {
  return DEMANDS.indexOf(demand);
}
