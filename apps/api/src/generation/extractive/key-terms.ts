import type { TextSentence } from './text-sentences.ts';
import { type WordKeyness, wordKeyness } from './word-keyness.ts';
import type { TextWord } from './words-of-text.ts';

/** A term where it stands in a sentence: one to three words. */
export type TermSpan = {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly keyness: number;
};

/** What a text is about: its key words, and those that it joins again and again. */
export type KeyTerms = WordKeyness & {
  /** The terms of a sentence, none within another, in their order. */
  readonly spansIn: (sentence: TextSentence) => TermSpan[];
  /** The same, each once, with what it is worth. */
  readonly termsIn: (sentence: TextSentence) => Map<string, number>;
};

const MOST_WORDS = 3;
const FEWEST_TIMES = 2;
/** The words of a term stand together in at least this share of the places of the rarer one. */
const LEAST_TOGETHER = 0.12;
const JOINED_IS_MORE = 1.25;
const NAME_IS_LESS = 0.6;

/** Reads the terms of a text off its sentences. */
export function keyTerms(sentences: readonly TextSentence[], language: string): KeyTerms {
  const words = wordKeyness(sentences, language);
  const joined = joinedCounts(sentences, words);
  const spansIn = (sentence: TextSentence) => spansOf(sentence, words, joined);
  return {
    ...words,
    spansIn,
    termsIn: (sentence) =>
      new Map(spansIn(sentence).map(({ term, keyness }) => [term, keyness] as const)),
  };
}

/** How often two or three words of weight stand side by side. */
function joinedCounts(sentences: readonly TextSentence[], words: WordKeyness) {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const [at] of sentence.words.entries()) {
      for (let length = 2; length <= MOST_WORDS; length += 1) {
        const run = runAt(sentence, at, length, words);
        if (run === undefined) break;
        const term = termOf(run);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** Words side by side that each carry weight; undefined where something parts them. */
function runAt(
  { words, text }: TextSentence,
  at: number,
  length: number,
  { isFunctionWord, countOf, fewest }: WordKeyness,
): TextWord[] | undefined {
  const run = words.slice(at, at + length);
  const isRun =
    run.length === length &&
    run.every(
      ({ key, start }, index) =>
        !isFunctionWord(key) &&
        countOf(key) >= fewest &&
        (index === 0 || /^ ?$/.test(text.slice(run[index - 1]?.end, start))),
    );
  return isRun ? run : undefined;
}

const termOf = (run: readonly TextWord[]) => run.map(({ key }) => key).join(' ');

function spansOf(
  sentence: TextSentence,
  words: WordKeyness,
  joined: ReadonlyMap<string, number>,
): TermSpan[] {
  const spans: TermSpan[] = [];
  for (let at = 0; at < sentence.words.length;) {
    const run = longestTerm(sentence, at, words, joined);
    const [first, last] = [run.at(0), run.at(-1)];
    const keyness = keynessOfRun(sentence, run, words);
    if (first !== undefined && last !== undefined && keyness > 0) {
      spans.push({ term: termOf(run), start: first.start, end: last.end, keyness });
    }
    at += Math.max(1, run.length);
  }
  return spans;
}

function longestTerm(
  sentence: TextSentence,
  at: number,
  words: WordKeyness,
  joined: ReadonlyMap<string, number>,
): TextWord[] {
  for (let length = MOST_WORDS; length > 1; length -= 1) {
    const run = runAt(sentence, at, length, words);
    if (run === undefined) continue;
    const count = joined.get(termOf(run)) ?? 0;
    const rarest = Math.min(...run.map(({ key }) => words.countOf(key)));
    if (count >= Math.max(FEWEST_TIMES, words.fewest) && count >= rarest * LEAST_TOGETHER)
      return run;
  }
  return sentence.words.slice(at, at + 1);
}

function keynessOfRun(
  { text }: TextSentence,
  run: readonly TextWord[],
  { keynessOf }: WordKeyness,
): number {
  const best = Math.max(...run.map(({ key }) => keynessOf(key)));
  const isName = run.every(({ key, start }) => start > 0 && text.charAt(start) !== key.charAt(0));
  return best * (run.length > 1 ? JOINED_IS_MORE : 1) * (isName ? NAME_IS_LESS : 1);
}
