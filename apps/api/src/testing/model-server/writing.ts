import { GAP } from '@morsel/sdk/domain';
import { seededShuffle } from '@morsel/sdk/rules';

import type { DraftKind } from '../../generation/drafting/draft-entries.ts';
import { type Line, linesOf, opening, standIns } from './passage-words.ts';
import { isSound } from './soundness.ts';

/** The entries of an answer, by kind, as the schema of drafts has them. */
export type Entries = Readonly<Record<string, readonly Entry[]>>;
export type Entry = Readonly<Record<string, unknown>>;

/** What the scripted model knows of a passage when it is to write. */
export type DraftAssignment = {
  readonly passage: string;
  readonly kinds: readonly DraftKind[];
  readonly count: number;
  /** Another seed, other items. */
  readonly seed: number;
  readonly hasQuotes: boolean;
};

type Material = {
  readonly line: Line;
  readonly key: string;
  /** Words of other lines. */
  readonly others: readonly string[];
  /** Why such a word is wrong. */
  readonly reasonAgainst: (other: string) => string;
};
type Writer = (material: Material) => Entry | undefined;

const WRITERS: Readonly<Record<DraftKind, Writer>> = {
  mcq: ({ line, key, others, reasonAgainst }) => ({
    question: `Which word completes the line “${line.text.replace(key, '____')}”`,
    answer: key,
    distractors: others.slice(0, 3),
    explanation: explanation(key),
    mistakes: wrongAnswers(others.slice(0, 3), reasonAgainst),
    new_situation: false,
  }),
  true_false: ({ line, key, others: [other = ''] }) => ({
    true_statement: line.text,
    false_statement: line.text.replace(key, other),
    explanation: explanation(key),
  }),
  match_pairs({ line, others: [other = ''], reasonAgainst }) {
    const pairs = neighbours(line).slice(0, 3);
    if (pairs.length < 3) return undefined;
    return {
      question: `Match each word with the next in the line that begins “${opening(line)}”`,
      pairs: pairs.map(([left, right]) => ({ left, right })),
      explanation: 'Each pair stands side by side in that line. Other pairs are torn from it.',
      surplus: [other],
      mistakes: pairs.map(([left]) => ({ left, right: other, reason: reasonAgainst(other) })),
    };
  },
  arrange_list({ line, others: [other = ''], reasonAgainst }) {
    if (line.words.length < 3) return undefined;
    return {
      question: `Put these words in the order of the line that begins “${opening(line)}”`,
      in_order: line.words.slice(0, 4),
      explanation: 'The words stand so in that line. Any other order breaks its sense.',
      foreign: [other],
      mistakes: [{ early: other, late: '', reason: reasonAgainst(other) }],
    };
  },
  typed: ({ line, key, others, reasonAgainst }) => ({
    question:
      `Somebody at work stops short after “${opening(line)}” and asks a friend for a word of ` +
      `${key.length} letters from ${key.at(0)} to ${key.at(-1)}. Which one helps?`,
    answer: key,
    accepted: [],
    explanation: explanation(key),
    mistakes: wrongAnswers(others.slice(0, 1), reasonAgainst),
    new_situation: true,
  }),
  cloze: ({ line, key, others, reasonAgainst }) => ({
    sentence: line.text.replace(key, GAP),
    answer: key,
    accepted: [],
    explanation: explanation(key),
    mistakes: wrongAnswers(others.slice(0, 1), reasonAgainst),
  }),
  flashcard: ({ line }) => ({
    front: `How does the line go on that begins “${opening(line)}”?`,
    back: line.text.slice(opening(line).length).trim(),
  }),
};

/** Writes sound entries about a passage, no line used twice, the kinds in turn. */
export function writeEntries({ passage, kinds, count, seed, hasQuotes }: DraftAssignment): Entries {
  const lines = linesOf(passage);
  const written = new Map(kinds.map((kind): [DraftKind, Entry[]] => [kind, []]));
  let made = 0;
  for (const line of seededShuffle(lines, seed)) {
    const kind = kinds[made % kinds.length];
    if (kind === undefined || made >= count) break;
    const material = materialOf(line, lines, seed);
    const entry = WRITERS[kind](material);
    if (entry === undefined || !isSound(kind, entry, line.text, passage)) continue;
    const quote = hasQuotes ? { quote: line.text } : {};
    const idea = `The word ${material.key}`;
    written.get(kind)?.push({ ...quote, idea, ...entry, difficulty: 'medium' });
    made += 1;
  }
  return Object.fromEntries(written);
}

function materialOf(line: Line, lines: readonly Line[], seed: number): Material {
  const key = seededShuffle(line.words, seed)[0] ?? '';
  const others = seededShuffle(standIns(key, line, lines), seed);
  const homeOf = (word: string) => lines.find(({ words }) => words.includes(word)) ?? line;
  const reasonAgainst = (other: string) =>
    `The line that has “${other}” begins “${opening(homeOf(other))}”.`;
  return { line, key, others, reasonAgainst };
}

const wrongAnswers = (others: readonly string[], reasonAgainst: Material['reasonAgainst']) =>
  others.map((other) => ({ answer: other, reason: reasonAgainst(other) }));

/** Words that stand side by side, no word in two pairs. */
function neighbours({ text }: Line): [string, string][] {
  const words = text.split(' ');
  const pairs = words
    .slice(0, -1)
    .map((word, index): [string, string] => [word, words[index + 1] ?? ''])
    .filter((_, index) => index % 2 === 0)
    .filter((pair) => pair.every((word) => /^\p{Ll}{3,}$/u.test(word)));
  return pairs.filter(([left, right]) =>
    [left, right].every((word) => words.filter((other) => other === word).length === 1),
  );
}

function explanation(key: string): string {
  return `The word in that place is “${key}”. The others belong to other lines.`;
}
