import type { Span } from '../../items/checks/sentences.ts';
import type { Chapter, Structure } from '../book-text.ts';
import { type GoodSentence, beforeIn, bestSentences } from './best-sentences.ts';
import { gapsOf } from './bite-gaps.ts';
import type { ChapterSpan } from './possible-item.ts';
import { definitionOf } from './prose/definitions.ts';
import { type ReadText, readHighlights, readText } from './read-text.ts';
import { hasSubject } from './tagged-words.ts';
import type { TextSentence } from './text-sentences.ts';

/** A sentence that is worth keeping, as it is proposed to a reader. */
export type KeySentence = ChapterSpan & {
  /** The sentence before, where this one goes on from it. */
  readonly before?: ChapterSpan;
  /** What could be hidden, best first; offsets are in the sentence. */
  readonly gaps: readonly Span[];
  /** Where the sentence says what something is. */
  readonly card: { readonly front: string; readonly back: string } | null;
};

export type RankingOptions = {
  /** Of the text, as BCP 47 has it; `und` where it is not known. */
  readonly language: string;
  /** How many are wanted. */
  readonly most: number;
  /** What stands in lists and tables: an explanation there lacks its term. */
  readonly structures?: readonly Structure[];
};

/**
 * The sentences of a text that tell most of what it is about and are clear by themselves, best first
 * and spread over the text and its terms.
 */
export function keySentences(
  chapters: readonly Chapter[],
  { language, most, structures = [] }: RankingOptions,
): KeySentence[] {
  const text = readText(chapters, language);
  const explained = structures
    .filter(({ kind }) => kind !== 'question')
    .flatMap(({ chapter, rows }) => rows.flat().map(({ start, end }) => ({ chapter, start, end })));
  const isEnglish = language.startsWith('en');
  const isWanted = ({ sentence, isAlone }: GoodSentence) =>
    (!isEnglish || hasSubject(sentence.text)) && hasSomethingToAsk(text, sentence, isAlone);
  const best = bestSentences(text, most, { leftOut: explained, isWanted });
  return best.map(({ sentence, isAlone }) => proposal(text, sentence, isAlone));
}

/** What a reader marked: all of it, in its order. */
export function highlightedSentences(
  chapters: readonly Chapter[],
  { language }: Pick<RankingOptions, 'language'>,
): KeySentence[] {
  const text = readHighlights(chapters, language);
  return text.sentences
    .filter(({ words }) => words.length >= FEWEST_MARKED_WORDS)
    .map((sentence) => proposal(text, sentence, true));
}

/** Less than that is a word that was looked up. */
const FEWEST_MARKED_WORDS = 4;

function hasSomethingToAsk(text: ReadText, sentence: TextSentence, isAlone: boolean): boolean {
  const { gaps, card } = proposal(text, sentence, isAlone);
  return gaps.length > 0 || card !== null;
}

function proposal(text: ReadText, sentence: TextSentence, isAlone: boolean): KeySentence {
  const { chapter, start, end } = sentence;
  const isEnglish = text.language.startsWith('en');
  const before = isAlone ? undefined : beforeIn(text, sentence);
  return {
    chapter,
    start,
    end,
    gaps: gapsOf(sentence, text, before?.text),
    card: (isEnglish && definitionOf(sentence.text, text.lore)?.card) || null,
    ...(before && { before: { chapter: before.chapter, start: before.start, end: before.end } }),
  };
}
