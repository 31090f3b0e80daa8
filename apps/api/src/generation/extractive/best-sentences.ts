import type { Chapter } from '../book-text.ts';
import { isFitForBite } from './bite-fitness.ts';
import { weightOf } from './bite-weight.ts';
import { functionWordsOf } from './function-words.ts';
import { nameRuns } from './names.ts';
import type { ReadText } from './read-text.ts';
import { pickSpread } from './spread-picks.ts';
import type { TextSentence } from './text-sentences.ts';

/** A sentence that tells much of what its text is about. */
export type GoodSentence = {
  readonly sentence: TextSentence;
  /** Whether it is clear by itself. */
  readonly isAlone: boolean;
  /** Its terms, with what they are worth. */
  readonly terms: ReadonlyMap<string, number>;
  readonly score: number;
};

/** The best sentences of a text, best first and spread over the text and its terms. */
export function bestSentences(text: ReadText, most: number): GoodSentence[] {
  const { chapters, sentences, language } = text;
  const fitness = { language, functionWords: functionWordsOf(language) };
  const fit = sentences.filter(
    (sentence) => isBody(chapters[sentence.chapter]) && isFitForBite(sentence, fitness),
  );
  return pickSpread(
    fit.map((sentence) => weighed(text, sentence)),
    most,
  );
}

const NO_BODY =
  /^(?:index|contents|table of contents|bibliography|references|works cited|notes|endnotes|footnotes|further reading|acknowledge?ments?|credits|copyright|about the authors?|also by.*|glossary|abbreviations|.*licen[cs]e.*)$/i;

const isBody = (chapter: Chapter | undefined) =>
  chapter !== undefined && !NO_BODY.test(chapter.title.trim());

function weighed({ language, terms, lore }: ReadText, sentence: TextSentence): GoodSentence {
  const people = language.startsWith('en')
    ? nameRuns(sentence.text, lore).map(({ end }) => end)
    : [];
  const { weight, isAlone } = weightOf(sentence, { language, people });
  const found = terms.termsIn(sentence);
  const sum = [...found.values()].reduce((total, keyness) => total + keyness, 0);
  const score = (weight * sum) / Math.sqrt(sentence.words.length + 3);
  return { sentence, isAlone, terms: found, score };
}
