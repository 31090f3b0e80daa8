/**
 * The words by which the checks know a language's absolutes, negations, pointers and jokes. Patterns
 * are global, for `match` and `search`; what a language has no list for matches nothing.
 */
export type Language = {
  readonly code: string;
  /** Words without meaning of their own: they tell the language, and nothing about the matter. */
  readonly functionWords: ReadonlySet<string>;
  /** Taken off the end of a word, the first that fits; what is left has four letters at least. */
  readonly endings: readonly string[];
  readonly absolute: RegExp;
  /** Absolutes that an option may have as a plain word: "all the water". */
  readonly mildAbsolute: RegExp;
  /** Idioms and counts in which an absolute is none: "all over", "every other day". */
  readonly noAbsolute: RegExp;
  readonly vague: RegExp;
  /** A question that asks for what is not so. */
  readonly asksForTheWrong: RegExp;
  /** Each negation in a statement. */
  readonly negation: RegExp;
  /** What is not asked but said on the way: a negation in it is no riddle. */
  readonly condition: RegExp;
  readonly asksWhy: RegExp;
  /** Options that stand for others, in the letters of N(). */
  readonly catchAll: RegExp;
  /** "The passage", "as mentioned above": a text that readers do not see. */
  readonly pointsAtText: RegExp;
  /** Openings that lean on something said before. */
  readonly leans: RegExp;
  /** What stands for something named before, and what can be named; nothing is looked for without. */
  readonly pronoun?: RegExp;
  readonly antecedent?: RegExp;
  /** Where a pronoun may stand for what is named after it. */
  readonly namedAfter?: RegExp;
  /** What nobody takes seriously unless the book speaks of it. */
  readonly absurd: RegExp;
  /** Feelings, food and play: no jokes where the book speaks of them, or of what they go with. */
  readonly whimsical: RegExp;
  /** Two words of a pair say the opposite of each other. */
  readonly opposites: readonly (readonly [RegExp, RegExp])[];
};

const NOTHING = /(?!)/gu;

/** A language without lists: words are split, nothing is looked up. */
export const UNLISTED: Language = {
  code: 'und',
  functionWords: new Set(),
  endings: [],
  absolute: NOTHING,
  mildAbsolute: NOTHING,
  noAbsolute: NOTHING,
  vague: NOTHING,
  asksForTheWrong: NOTHING,
  negation: NOTHING,
  condition: NOTHING,
  asksWhy: NOTHING,
  catchAll: NOTHING,
  pointsAtText: NOTHING,
  leans: NOTHING,
  absurd: NOTHING,
  whimsical: NOTHING,
  opposites: [],
};

/** The words of a list written with spaces between. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Endings written with spaces between, the longest first. */
export const endings = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Any of these patterns as whole words. */
export const anyWord = (...patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** Any of these patterns anywhere: for scripts without spaces. */
export const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'giu');

/** Any of these patterns at the beginning, behind opening signs. */
export const opening = (...patterns: readonly string[]) =>
  new RegExp(`^[“"‘'„«»‹(¿¡「『]*(?:${patterns.join('|')})`, 'giu');

/** Pairs such as "more/less": a slash between the sides, a bar between the forms of one. */
export const opposites = (
  pairs: string,
  pattern: (text: string) => RegExp = anyWord,
): Language['opposites'] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [pattern(one.replaceAll('_', ' ')), pattern(other.replaceAll('_', ' '))] as const;
    });
