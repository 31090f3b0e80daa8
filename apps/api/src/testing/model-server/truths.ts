import type { Entries, Entry } from './writing.ts';

/** What is right about a question: the option, the pairs, or the order. */
type Truth = string | ReadonlyMap<string, string> | readonly string[];

/** The right answers by the text of their questions. */
export type Truths = Map<string, Truth>;

type Pair = { readonly left: string; readonly right: string };

/** Learns what is right about entries, before anybody plants a wrong key in them. */
export function learn(truths: Truths, entries: Entries): void {
  for (const entry of Object.values(entries).flat()) {
    const { question, sentence, answer, pairs, in_order, true_statement, false_statement } = entry;
    const { front, back } = entry;
    if (typeof back === 'string') truths.set(String(front), back);
    if (typeof answer === 'string') truths.set(String(question ?? sentence), answer);
    if (Array.isArray(pairs)) truths.set(String(question), pairMap(pairs));
    if (Array.isArray(in_order)) truths.set(String(question), in_order.map(String));
    if (typeof true_statement === 'string') truths.set(true_statement, 'TRUE');
    if (typeof false_statement === 'string') truths.set(false_statement, 'FALSE');
  }
}

const pairMap = (pairs: readonly Pair[]) =>
  new Map(pairs.map(({ left, right }) => [left, right] as const));

/** The same entry with a key that is wrong; undefined where there is none to plant. */
export function withWrongKey(entry: Entry): Entry | undefined {
  const { answer, distractors, accepted, pairs, in_order, true_statement, false_statement } = entry;
  if (Array.isArray(distractors)) {
    const [wrong, ...others] = distractors;
    return { ...entry, answer: wrong, distractors: [answer, ...others] };
  }
  if (Array.isArray(accepted)) return { ...entry, answer: 'nothing' };
  if (Array.isArray(pairs)) return { ...entry, pairs: rotated(pairs) };
  if (Array.isArray(in_order)) return { ...entry, in_order: in_order.toReversed() };
  if (true_statement === undefined) return undefined;
  return { ...entry, true_statement: false_statement, false_statement: true_statement };
}

function rotated(pairs: readonly Pair[]): Pair[] {
  return pairs.map(({ left }, index) => {
    const { right } = pairs[(index + 1) % pairs.length] ?? { right: '' };
    return { left, right };
  });
}

/** The texts under which readers may meet an entry. */
export function textsOf({ question, sentence, true_statement, false_statement }: Entry): string[] {
  return [question, sentence, true_statement, false_statement].filter(
    (text) => typeof text === 'string',
  );
}

type Solved = { readonly question: number; readonly picks: number[]; readonly text: string };

/** Answers the questions of a prompt for solving; what is not known gets 0. */
export function solve(truths: Truths, prompt: string): Solved[] {
  const sheets = prompt
    .split(/^(?=Question \d+: )/m)
    .filter((part) => part.startsWith('Question '));
  return sheets.map((sheet, index) => {
    const [, text = '', ...lines] = sheet.trim().split('\n');
    const truth = truths.get(text);
    const isWritten = lines.length === 0 && typeof truth === 'string';
    return {
      question: index + 1,
      picks: isWritten ? [] : picksOf(truth, lines),
      text: isWritten ? truth : '',
    };
  });
}

function picksOf(truth: Truth | undefined, lines: readonly string[]): number[] {
  if (truth === undefined) return [0];
  if (typeof truth === 'string') return numbersOf([truth], lines);
  const middle = lines.indexOf('Right:');
  if (middle < 0) return numbersOf([...truth.values()].map(String), lines);
  const left = lines.slice(1, middle).map(textOf);
  const pairs = new Map(truth instanceof Map ? truth : []);
  return numbersOf(
    left.map((text) => pairs.get(text) ?? ''),
    lines.slice(middle + 1),
  );
}

const numbersOf = (texts: readonly string[], lines: readonly string[]) =>
  texts.map((text) => lines.map(textOf).indexOf(text) + 1);

const textOf = (line: string) => line.replace(/^\d+\. /, '');
