import { byIdea, hardnessOf, ideaKey, type Sibling } from '../../rules/siblings.ts';

/** A card shows what it asks for: it never waits, and nothing waits for it. */
const isQuestion = ({ kind }: Sibling) => kind !== 'flashcard';

/**
 * Parts new questions into those that may be asked and those that wait for an easier sibling: a
 * question is asked once a sibling of the next easier demand that there is has been known. `isKnown`
 * tells that of an item that was practised.
 */
export function partWaiting<Item extends Sibling>(
  fresh: readonly Item[],
  { practised, isKnown }: { practised: readonly Item[]; isKnown: (item: Item) => boolean },
): { open: Item[]; waiting: Item[] } {
  const known = byIdea(practised.filter((item) => isQuestion(item) && isKnown(item)));
  const all = byIdea([...fresh, ...practised].filter(isQuestion));
  const waits = (item: Item): boolean => {
    const key = ideaKey(item);
    if (key === undefined || !isQuestion(item)) return false;
    const easier = (all.get(key) ?? []).map(hardnessOf).filter((hard) => hard < hardnessOf(item));
    const next = Math.max(...easier);
    return easier.length > 0 && !known.get(key)?.some((sibling) => hardnessOf(sibling) >= next);
  };
  const parts = Map.groupBy(fresh, waits);
  return { open: parts.get(false) ?? [], waiting: parts.get(true) ?? [] };
}

/**
 * One item of each idea in its place, the hardest; its siblings follow after all others in the order
 * given: who knows the harder form knows the easier one.
 */
export function hardestOfEach<Item extends Sibling>(items: readonly Item[]): Item[] {
  const hardest = new Map<string, Item>();
  for (const [key, siblings] of byIdea(items)) {
    hardest.set(
      key,
      siblings.reduce((one, other) => (hardnessOf(other) > hardnessOf(one) ? other : one)),
    );
  }
  const seen = new Set<string>();
  const first: Item[] = [];
  const later: Item[] = [];
  for (const item of items) {
    const key = ideaKey(item);
    const chosen = key === undefined ? item : hardest.get(key);
    if (key === undefined || !seen.has(key)) first.push(chosen ?? item);
    if (key !== undefined) {
      seen.add(key);
      if (item !== chosen) later.push(item);
    }
  }
  return [...first, ...later];
}
