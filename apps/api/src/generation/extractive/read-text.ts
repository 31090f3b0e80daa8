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

/** Which words the text writes with a capital within sentences. */
function wordLore(sentences: readonly TextSentence[]): WordLore {
  const small = new Set<string>();
  const inside = new Set<string>();
  for (const { text, words } of sentences) {
    for (const [index, { key, start }] of words.entries()) {
      if (text.charAt(start) === key.charAt(0)) small.add(key);
      else if (index > 0) inside.add(key);
    }
  }
  const isCommon = (word: string) => small.has(word.toLowerCase());
  const isName = (word: string) => inside.has(word.toLowerCase()) && !isCommon(word);
  return { isCommon, isName };
}
