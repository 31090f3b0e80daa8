import { hash32, seededShuffle } from '@morsel/sdk/rules';

import { choiceOf } from '../../items/checks/item-parts.ts';
import { composeItem } from '../../items/compose-item.ts';
import type { ItemContent } from '../../items/item-content.ts';
import { numericValues } from '../../items/numeric-options.ts';
import type { ItemCandidate } from './item-candidate.ts';

const MOST_TRIES = 100;

/**
 * Puts each key in the place where the fewest keys of the book stand, these included; numbers keep
 * their order.
 */
export function withKeysSpread(
  candidates: readonly ItemCandidate[],
  known: readonly ItemContent[],
  seed: number,
): ItemCandidate[] {
  const places = new KeyPlaces(known);
  return candidates.map((candidate, index) => {
    const content = seated(candidate, places, hash32(`${seed} ${index}`));
    places.add(content);
    return { ...candidate, content };
  });
}

function seated({ item, content }: ItemCandidate, places: KeyPlaces, seed: number): ItemContent {
  const choice = choiceOf(content);
  if (choice === undefined || numericValues(choice.options) !== undefined) return content;
  const wanted = places.rarest(choice.options.length, seed);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const tried = composeItem(item, content.body.place, hash32(`${seed} ${attempt}`));
    if (tried.answerKey?.answer === wanted) return tried;
  }
  return content;
}

/** How many keys stand in each place, apart for each number of options. */
class KeyPlaces {
  readonly #counts = new Map<string, number>();

  constructor(contents: readonly ItemContent[]) {
    for (const content of contents) this.add(content);
  }

  add(content: ItemContent): void {
    const choice = choiceOf(content);
    if (choice === undefined) return;
    const key = nameOf(choice.options.length, choice.options.indexOf(choice.key));
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The seed decides among equals. */
  rarest(options: number, seed: number): number | undefined {
    const places = seededShuffle([...Array(options).keys()], seed);
    const count = (place: number) => this.#counts.get(nameOf(options, place)) ?? 0;
    return places.toSorted((a, b) => count(a) - count(b))[0];
  }
}

const nameOf = (options: number, place: number) => `${place} of ${options}`;
