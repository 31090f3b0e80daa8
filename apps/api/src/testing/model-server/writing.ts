import { seededShuffle } from '@morsel/sdk/rules';

import type { DraftKind } from '../../generation/drafting/entries.ts';
import { type Line, linesOf, opening, standIns } from './passage-words.ts';
import { isSound } from './soundness.ts';

/** The entries of an answer, by kind, as the schema of drafts has them. */
export type Entries = Readonly<Record<string, readonly Entry[]>>;
export type Entry = Readonly<Record<string, unknown>>;

/** What the scripted model knows of a passage when it is to write. */
export type Assignment = {
  readonly passage: string;
  readonly kinds: readonly DraftKind[];
  readonly count: number;
  /** Another seed, other items. */
  readonly seed: number;
  readonly hasQuotes: boolean;
};

type Material = { readonly line: Line; readonly key: string; readonly others: readonly string[] };
type Writer = (material: Material) => Entry | undefined;

const WRITERS: Readonly<Record<DraftKind, Writer>> = {
  mcq: ({ line, key, others }) => ({
    question: `Which word completes the line “${line.text.replace(key, '____')}”`,
    answer: key,
    distractors: others.slice(0, 3),
    explanation: explanation(key),
  }),
  true_false: ({ line, key, others: [other = ''] }) => ({
    true_statement: line.text,
    false_statement: line.text.replace(key, other),
    explanation: explanation(key),
  }),
  match_pairs({ line }) {
    const pairs = neighbours(line).slice(0, 3);
    if (pairs.length < 3) return undefined;
    return {
      question: `Match each word with the next in the line that begins “${opening(line)}”`,
      pairs: pairs.map(([left, right]) => ({ left, right })),
      explanation: 'Each pair stands side by side in that line. Other pairs are torn from it.',
    };
  },
  arrange_list({ line }) {
    if (line.words.length < 3) return undefined;
    return {
      question: `Put these words in the order of the line that begins “${opening(line)}”`,
      in_order: line.words.slice(0, 4),
      explanation: 'The words stand so in that line. Any other order breaks its sense.',
    };
  },
  flashcard: ({ line }) => ({
    front: `How does the line go on that begins “${opening(line)}”?`,
    back: line.text.slice(opening(line).length).trim(),
  }),
};

/** Writes sound entries about a passage, no line used twice, the kinds in turn. */
export function writeEntries({ passage, kinds, count, seed, hasQuotes }: Assignment): Entries {
  const lines = linesOf(passage);
  const written = new Map(kinds.map((kind): [DraftKind, Entry[]] => [kind, []]));
  let made = 0;
  for (const line of seededShuffle(lines, seed)) {
    const kind = kinds[made % kinds.length];
    if (kind === undefined || made >= count) break;
    const entry = WRITERS[kind](materialOf(line, lines, seed));
    if (entry === undefined || !isSound(kind, entry, line.text, passage)) continue;
    const quote = hasQuotes ? { quote: line.text } : {};
    written.get(kind)?.push({ ...quote, ...entry, difficulty: 'medium' });
    made += 1;
  }
  return Object.fromEntries(written);
}

function materialOf(line: Line, lines: readonly Line[], seed: number): Material {
  const key = seededShuffle(line.words, seed)[0] ?? '';
  return { line, key, others: seededShuffle(standIns(key, line, lines), seed) };
}

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
