import { LONGEST } from '@morsel/sdk/domain';

import { type Span, sentencesOf } from '../../items/checks/sentences.ts';
import type { Chapter } from '../book-text.ts';
import type { ChapterSpan } from './possible-item.ts';
import { type TextWord, textWords } from './words-of-text.ts';

/** A sentence of a text with its words; offsets of these are in the sentence. */
export type TextSentence = ChapterSpan & {
  readonly text: string;
  readonly words: readonly TextWord[];
  /** Its place in the order of the text. */
  readonly at: number;
  /** Which paragraph of the text it stands in, and whether as its first or last. */
  readonly paragraph: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** A longer "sentence" is a list or a table, and leaves no room for its gaps in a question. */
const MOST_LETTERS = LONGEST.stem - 100;
/** Scripts without full stops part their phrases by spaces. */
const LONGEST_PHRASE = 160;
const SHORTEST_PHRASE = 40;
const WITHOUT_STOPS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** All sentences of a text with their words, but those without end. */
export function textSentences(chapters: readonly Chapter[]): TextSentence[] {
  return sentencesBy(chapters, (paragraph) =>
    sentencesOf(paragraph).flatMap((span) => phrasesOf(paragraph, span)),
  );
}

/**
 * The paragraphs of a text as if each were one sentence: of highlights they are what was marked. What
 * is too long for a question comes sentence by sentence.
 */
export function textParagraphs(chapters: readonly Chapter[]): TextSentence[] {
  return sentencesBy(chapters, (paragraph) =>
    paragraph.length <= MOST_LETTERS
      ? [{ start: 0, end: paragraph.length }]
      : sentencesOf(paragraph),
  );
}

function sentencesBy(
  chapters: readonly Chapter[],
  cut: (paragraph: string) => readonly Span[],
): TextSentence[] {
  const sentences: TextSentence[] = [];
  let paragraph = 0;
  for (const [chapter, { text }] of chapters.entries()) {
    for (const { 0: found, index } of text.matchAll(/[^\n]+/g)) {
      paragraph += 1;
      const spans = cut(found).filter(({ start, end }) => end - start <= MOST_LETTERS);
      for (const [place, { start, end }] of spans.entries()) {
        const sentence = found.slice(start, end);
        sentences.push({
          chapter,
          start: index + start,
          end: index + end,
          text: sentence,
          words: textWords(sentence),
          at: sentences.length,
          paragraph,
          isFirst: place === 0,
          isLast: place === spans.length - 1,
        });
      }
    }
  }
  return sentences;
}

/** Thai has no full stops: a long stretch is cut at spaces into phrases. */
function phrasesOf(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  if (words.length <= LONGEST_PHRASE || !WITHOUT_STOPS.test(words)) return [{ start, end }];
  const phrases: Span[] = [];
  let from = start;
  for (const { index } of words.matchAll(/ /g)) {
    if (start + index - from < SHORTEST_PHRASE) continue;
    phrases.push({ start: from, end: start + index });
    from = start + index + 1;
  }
  return [...phrases, { start: from, end }];
}
