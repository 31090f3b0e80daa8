import type { PairSums } from './statistics.ts';

/** The answer that a reader gave to a question when they met it. */
export type FirstAnswer = {
  readonly itemId: number;
  readonly bookId: number;
  /** Of the question, as it was answered. */
  readonly revision: number;
  /** Whether that is the question as it is now. */
  readonly isCurrent: boolean;
  readonly isRight: boolean;
  /** Index of the option; undefined where none was picked, or the question has none. */
  readonly picked: number | undefined;
};

/** What the first answers to one revision of a question come to. */
export type Tally = {
  readonly revision: number;
  readers: number;
  right: number;
  /** How many picked each option, by its index. */
  readonly picks: number[];
  /** Of readers who can be compared: whether they were right (x), and their share of right answers elsewhere (y). */
  readonly compared: PairSums;
};

/** Answers to other questions of the book by which a reader can be compared with others. */
const LEAST_OTHERS = 5;

/**
 * Adds the first answers of one reader, one an item, to the tallies by item. Readers are compared by what they
 * know of the book but for the question itself, which would praise itself else: the item-rest correlation. S. Henrysson (1963),
 * "Correction of item-total correlations in item analysis", Psychometrika 28.
 */
export function tallyReader(tallies: Map<number, Tally>, answers: readonly FirstAnswer[]): void {
  const ofBooks = Map.groupBy(answers, ({ bookId }) => bookId);
  for (const ofBook of ofBooks.values()) {
    const right = ofBook.filter(({ isRight }) => isRight).length;
    const others = ofBook.length - 1;
    for (const answer of ofBook) {
      if (!answer.isCurrent) continue;
      const tally = tallies.get(answer.itemId) ?? emptyTally(answer.revision);
      tallies.set(answer.itemId, tally);
      const x = answer.isRight ? 1 : 0;
      tally.readers += 1;
      tally.right += x;
      const { picked } = answer;
      if (picked !== undefined) tally.picks[picked] = (tally.picks[picked] ?? 0) + 1;
      if (others >= LEAST_OTHERS) addPair(tally.compared, x, (right - x) / others);
    }
  }
}

function emptyTally(revision: number): Tally {
  const compared = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  return { revision, readers: 0, right: 0, picks: [], compared };
}

function addPair(sums: PairSums, x: number, y: number): void {
  sums.count += 1;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.yy += y * y;
  sums.xy += x * y;
}
