import type { TextSentence } from './text-sentences.ts';

type Rankable = {
  readonly sentence: TextSentence;
  readonly terms: ReadonlyMap<string, number>;
  readonly score: number;
};

type Choosing<T> = {
  readonly most: number;
  readonly isWanted: (candidate: T) => boolean;
};

const PAGE_SENTENCES = 20;
/** What is left of a sentence's worth for each one picked of the same page, and of the pages beside. */
const SAME_PAGE = 0.45;
const NEXT_PAGE = 0.85;
/** What is left of a term's worth for each pick that has it. */
const SAME_TERM = 0.88;
const MOST_ALIKE = 0.5;
const GRAM = 3;

/**
 * The best of sentences one after the other, where each pick makes those of its page and of its terms
 * worth less, and those in nearly its words worth nothing.
 */
export function pickSpread<T extends Rankable>(
  candidates: readonly T[],
  { most, isWanted }: Choosing<T>,
): T[] {
  const pages = new Map<number, number>();
  const uses = new Map<string, number>();
  const known = new Set<string>();
  const queue = new WorthQueue(candidates.filter(({ score }) => score > 0));
  const picked: T[] = [];
  while (picked.length < most) {
    const next = queue.takeBest(
      ({ sentence, terms, score }) => score * pageLeft(pages, sentence) * termsLeft(uses, terms),
    );
    if (next === undefined) break;

    const grams = gramsOf(next.sentence);
    if (grams.filter((gram) => known.has(gram)).length > grams.length * MOST_ALIKE) continue;
    if (!isWanted(next)) continue;
    picked.push(next);
    for (const gram of grams) known.add(gram);
    for (const term of next.terms.keys()) uses.set(term, (uses.get(term) ?? 0) + 1);
    const page = pageOf(next.sentence);
    pages.set(page, (pages.get(page) ?? 0) + 1);
  }
  return picked;
}

const pageOf = ({ at }: TextSentence) => Math.floor(at / PAGE_SENTENCES);

function pageLeft(pages: ReadonlyMap<number, number>, sentence: TextSentence): number {
  const page = pageOf(sentence);
  const beside = (pages.get(page - 1) ?? 0) + (pages.get(page + 1) ?? 0);
  return SAME_PAGE ** (pages.get(page) ?? 0) * NEXT_PAGE ** beside;
}

function termsLeft(uses: ReadonlyMap<string, number>, terms: ReadonlyMap<string, number>): number {
  let all = 0;
  let left = 0;
  for (const [term, keyness] of terms) {
    all += keyness;
    left += keyness * SAME_TERM ** (uses.get(term) ?? 0);
  }
  return all === 0 ? 0 : left / all;
}

function gramsOf({ words }: TextSentence): string[] {
  return words.slice(GRAM - 1).map((_, at) =>
    words
      .slice(at, at + GRAM)
      .map(({ key }) => key)
      .join(' '),
  );
}

/**
 * A heap by what each was worth when it was last looked at. As worth only falls, the one on top is
 * the best as soon as it is still worth as much.
 */
class WorthQueue<T extends { readonly score: number }> {
  readonly #heap: { readonly entry: T; worth: number }[];

  constructor(entries: readonly T[]) {
    // In falling order, which is a heap.
    this.#heap = entries
      .map((entry) => ({ entry, worth: entry.score }))
      .toSorted((a, b) => b.worth - a.worth);
  }

  takeBest(worthNow: (entry: T) => number): T | undefined {
    for (let top = this.#heap[0]; top !== undefined; top = this.#heap[0]) {
      const worth = worthNow(top.entry);
      if (worth >= top.worth) return this.#removeTop();
      top.worth = worth;
      this.#sink();
    }
    return undefined;
  }

  #removeTop(): T | undefined {
    const [top] = this.#heap;
    const last = this.#heap.pop();
    if (last !== undefined && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return top?.entry;
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const worth = (index: number) => heap[index]?.worth ?? -Infinity;
      const best = worth(right) > worth(left) ? right : left;
      const [here, below] = [heap[at], heap[best]];
      if (here === undefined || below === undefined || below.worth <= here.worth) return;
      heap[at] = below;
      heap[best] = here;
      at = best;
    }
  }
}
