import type { Evidence } from './flaw.ts';
import type { Language } from './languages/language.ts';
import { locateQuote } from './locate-quote.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { contentStems, hasStem } from './word-similarity.ts';

const WORDS_OF_CASE = 4;
const KNOWN_OF_CASE = 0.25;

/** A passage taken apart for the checks of one item: its sentences, and which of them are quoted. */
export type Grounds = Evidence & {
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  /** The first and the last sentence that the quote touches. */
  readonly quoted: { readonly first: number; readonly last: number };
};

type Sentence = Span & { readonly text: string; readonly stems: ReadonlySet<string> };

/** Undefined where the quote does not stand in the passage. */
export function groundsOf(evidence: Evidence, language: Language): Grounds | undefined {
  const { quote, passage } = evidence;
  const span = locateQuote(quote, passage);
  if (span === undefined) return undefined;
  const sentences = sentencesOf(passage).map(({ start, end }) => {
    const text = passage.slice(start, end);
    return { start, end, text, stems: contentStems(text, 4, language) };
  });
  const first = sentences.findIndex((sentence) => sentence.end > span.start);
  const last = sentences.findLastIndex((sentence) => sentence.start < span.end);
  return { ...evidence, language, sentences, quoted: { first, last } };
}

/** The text from some sentences before one to some after another. */
export function textAround(
  { sentences, passage }: Grounds,
  { first, last }: Grounds['quoted'],
  reach: number,
): string {
  const from = sentences[Math.max(0, first - reach)]?.start ?? 0;
  const to = sentences[Math.min(sentences.length - 1, last + reach)]?.end ?? passage.length;
  return passage.slice(from, to);
}

/** The words of a text that neither the passage has nor what is shown beside it. */
export function foreignWords(
  text: string,
  shown: string,
  { language, sentences }: Grounds,
): string[] {
  const beside = contentStems(shown, 4, language);
  const isKnown = (word: string) =>
    hasStem(beside, word, language) ||
    sentences.some(({ stems }) => hasStem(stems, word, language));
  return [...contentStems(text, 4, language)].filter((word) => !isKnown(word));
}

/** Whether a question tells of something new: by its author's word, or since the passage knows little of it. */
export function isNewCase(stem: string, { isNewSituation, sentences, language }: Grounds): boolean {
  if (isNewSituation === true) return true;
  const words = [...contentStems(stem, 4, language)];
  const known = words.filter((word) =>
    sentences.some(({ stems }) => hasStem(stems, word, language)),
  );
  return words.length >= WORDS_OF_CASE && known.length < KNOWN_OF_CASE * words.length;
}

/** How much stretches of a passage say of some words: the rarer a word, the more it counts. */
export type Bearing = {
  readonly of: (stretch: Grounds['quoted']) => number;
  /** The stretch of as many sentences that says most, and how much. */
  readonly best: { readonly at: Grounds['quoted']; readonly score: number };
  readonly known: readonly string[];
};

/** Measures stretches as long as the quote. */
export function bearingOf(
  wanted: ReadonlySet<string>,
  { sentences, quoted, language }: Grounds,
): Bearing {
  const places = [...wanted].map((word) => ({
    word,
    at: sentences.flatMap(({ stems }, index) => (hasStem(stems, word, language) ? [index] : [])),
  }));
  const known = places.filter(({ at }) => at.length > 0);
  const score = ({ first, last }: Grounds['quoted']) =>
    known
      .filter(({ at }) => at.some((index) => index >= first && index <= last))
      .reduce((sum, { at }) => sum + 1 / at.length, 0);
  const span = quoted.last - quoted.first;
  const stretches = sentences.map((_, first) => ({ first, last: first + span }));
  const scored = stretches.map((at) => ({ at, score: score(at) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), {
    at: quoted,
    score: score(quoted),
  });
  return { of: score, best, known: known.map(({ word }) => word) };
}
