import type { Chapter } from '../book-text.ts';
import { type KeyTerms, keyTerms } from './key-terms.ts';
import type { WordLore } from './names.ts';
import { type TextSentence, textParagraphs, textSentences } from './text-sentences.ts';

/** A text as rules see it: its sentences, and what its words tell. */
export type ReadText = {
  readonly chapters: readonly Chapter[];
  readonly language: string;
  readonly sentences: readonly TextSentence[];
  readonly terms: KeyTerms;
  readonly lore: WordLore;
};

export const readText = (chapters: readonly Chapter[], language: string): ReadText =>
  withWords(chapters, language, textSentences(chapters));

/** Each paragraph as one sentence: of highlights it is what was marked. */
export const readHighlights = (chapters: readonly Chapter[], language: string): ReadText =>
  withWords(chapters, language, textParagraphs(chapters));

function withWords(
  chapters: readonly Chapter[],
  language: string,
  sentences: readonly TextSentence[],
): ReadText {
  const terms = keyTerms(sentences, language);
  return { chapters, language, sentences, terms, lore: wordLore(sentences) };
}

/** Which words the text writes with a capital within sentences; a slip or a heading settles nothing. */
function wordLore(sentences: readonly TextSentence[]): WordLore {
  const small = new Map<string, number>();
  const inside = new Map<string, number>();
  for (const { text, words } of sentences) {
    for (const [index, { key, start }] of words.entries()) {
      if (text.charAt(start) === key.charAt(0)) small.set(key, (small.get(key) ?? 0) + 1);
      else if (index > 0) inside.set(key, (inside.get(key) ?? 0) + 1);
    }
  }
  const times = (counts: ReadonlyMap<string, number>, word: string) =>
    counts.get(word.toLowerCase()) ?? 0;
  const isCommon = (word: string) => times(small, word) > times(inside, word);
  const isName = (word: string) => times(inside, word) > 0 && !isCommon(word);
  return { isCommon, isName };
}
