import type { Chapter } from '../book-text.ts';
import { isFitForBite } from './bite-fitness.ts';
import { isCut } from './bite-refusals.ts';
import { weightOf } from './bite-weight.ts';
import { functionWordsOf } from './function-words.ts';
import { personEnds } from './names.ts';
import { overlapping } from './overlapping-spans.ts';
import type { ChapterSpan } from './possible-item.ts';
import { genreOf } from './prose/genre.ts';
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

type Choice = {
  /** Nothing of these spans. */
  readonly leftOut?: readonly ChapterSpan[];
  /** Asked only of what would be picked otherwise: it may take long. */
  readonly isWanted?: (found: GoodSentence) => boolean;
};

/**
 * The best sentences of a text, best first and spread over the text and its terms; none of what is
 * `leftOut`.
 */
export function bestSentences(
  text: ReadText,
  most: number,
  { leftOut = [], isWanted = () => true }: Choice = {},
): GoodSentence[] {
  const isApart = overlapping(leftOut);
  const { chapters, sentences, language } = text;
  const fitness = { language, functionWords: functionWordsOf(language) };
  const fit = sentences.filter(
    (sentence) =>
      isBody(chapters[sentence.chapter]) &&
      isFitForBite(sentence, fitness) &&
      !isApart(sentence) &&
      !isCut(sentence.text, beforeIn(text, sentence)?.text),
  );
  const isStory = language.startsWith('en') && genreOf(sentences) === 'story';
  const found = fit.map((sentence) => weighed(text, sentence, isStory));
  const [alone, leaning] = [found.filter(isAloneIn), found.filter((one) => !isAloneIn(one))];
  const picked = pickSpread(alone, { most, isWanted });
  const few = Math.min(most, FEWEST_PICKS) - picked.length;
  return few > 0 ? [...picked, ...pickSpread(leaning, { most: few, isWanted })] : picked;
}

/** Hardly one that leans on another is worth keeping: they come where there is next to nothing else. */
const FEWEST_PICKS = 5;

const isAloneIn = ({ isAlone }: GoodSentence) => isAlone;

/** What stands before a sentence in its paragraph. */
export function beforeIn({ sentences }: ReadText, { at, paragraph }: TextSentence) {
  const before = sentences[at - 1];
  return before?.paragraph === paragraph ? before : undefined;
}

const NO_BODY =
  /^(?:index|contents|table of contents|bibliography|references|works cited|notes|endnotes|footnotes|further reading|acknowledge?ments?|credits|copyright|about the authors?|also by.*|glossary|abbreviations|.*licen[cs]e.*|change ?log.*|(?:change|revision|document|update) (?:history|log)|release notes.*|what[’']s new.*|upgrad(?:e|ing) (?:checklist|notes)|.*\bto-?do (?:list|items)?\b.*|todo(?: list)?|errata)$/i;
/** "Appendix B.", "XII:" or "3.1" before a title. */
const NUMBERING =
  /^(?:(?:[Cc]hapter|[Aa]ppendix|[Pp]art|[Ss]ection|CHAPTER|APPENDIX|PART|SECTION)\s+(?:[A-Z]|[\divxlcIVXLC]{1,5})(?:\.\d{1,3})*[.:]?\s+|(?:\d{1,3}(?:\.\d{1,3})*[.:)]?|[A-Z](?:\.\d{1,3})*[.:)]|[IVXLC]{1,5}[.:)]?)\s+)/;

const isBody = (chapter: Chapter | undefined) =>
  chapter !== undefined && !NO_BODY.test(chapter.title.trim().replace(NUMBERING, ''));

/** A term of several words is seldom guessed, and seldom empty. */
const HAS_A_NAMED_THING = 1.4;

function weighed(
  { language, terms, lore }: ReadText,
  sentence: TextSentence,
  isStory: boolean,
): GoodSentence {
  const people = language.startsWith('en') ? personEnds(sentence.text, lore) : [];
  const { weight, isAlone } = weightOf(sentence, { language, people, lore, isStory });
  const found = terms.termsIn(sentence);
  const sum = [...found.values()].reduce((total, keyness) => total + keyness, 0);
  const isNamed = [...found.keys()].some((term) => term.includes(' '));
  const score =
    (weight * sum * (isNamed ? HAS_A_NAMED_THING : 1)) / Math.sqrt(sentence.words.length + 3);
  return { sentence, isAlone, terms: found, score };
}
