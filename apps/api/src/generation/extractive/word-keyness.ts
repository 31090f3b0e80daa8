import { englishRate, functionWordsOf } from './function-words.ts';
import type { TextSentence } from './text-sentences.ts';

/** How much the words of a text tell about what it is about. */
export type WordKeyness = {
  /** How often a word must be there to count. */
  readonly fewest: number;
  /** How many words the text has. */
  readonly words: number;
  readonly isFunctionWord: (word: string) => boolean;
  /** 0 for words that any text has; 3 and more for those that this one is about. */
  readonly keynessOf: (word: string) => number;
  /** How often the text has a word. */
  readonly countOf: (word: string) => number;
};

const SEGMENT_WORDS = 500;
const MOST_SEGMENTS = 400;
/** In a book rarer words say little about it; of a page there is nothing else to go by. */
const FEWEST = 3;
const WORDS_PER_TIME = 2_000;
const MOST_TIMES_COMMON = 8;

/**
 * Weighs each word by how often the text has it, and by how much of it is the text's own: in English
 * against the language, in other languages by how unevenly it is spread over the text, as words that
 * any text has stand everywhere alike.
 */
export function wordKeyness(sentences: readonly TextSentence[], language: string): WordKeyness {
  // Of English too: books of all languages quote it.
  const functionWords = new Set([...functionWordsOf(language), ...functionWordsOf('en')]);
  const total = sentences.reduce((sum, { words }) => sum + words.length, 0);
  const segments = Math.min(MOST_SEGMENTS, Math.max(1, Math.floor(total / SEGMENT_WORDS)));
  const counts = countWords(sentences, total / segments);
  const isEnglish = language.startsWith('en');
  const isFunctionWord = (word: string) =>
    functionWords.has(word) ||
    [...word].length < (isIdeograph(word) ? 2 : isEnglish ? 3 : 2) ||
    /^\d/.test(word);
  const keyness = new Map<string, number>();
  const fewest = Math.min(FEWEST, 1 + Math.floor(total / WORDS_PER_TIME));
  for (const [word, { count, segments: found }] of counts) {
    if (count < fewest || isFunctionWord(word)) continue;
    const own = isEnglish
      ? Math.min(MOST_TIMES_COMMON, Math.max(0, Math.log2(count / total / englishRate(word)))) /
        MOST_TIMES_COMMON
      : 1;
    const spread = unevenness({ count, found, segments });
    keyness.set(
      word,
      Math.log2(1 + count) * own * (isEnglish ? 0.5 + spread : 0.25 + 1.5 * spread),
    );
  }
  return {
    fewest,
    words: total,
    isFunctionWord,
    keynessOf: (word) => keyness.get(word) ?? 0,
    countOf: (word) => counts.get(word)?.count ?? 0,
  };
}

type Count = { count: number; segments: number; last: number };

function countWords(sentences: readonly TextSentence[], perSegment: number): Map<string, Count> {
  const counts = new Map<string, Count>();
  let passed = 0;
  for (const { words } of sentences) {
    const segment = Math.floor(passed / perSegment);
    passed += words.length;
    for (const { key } of words) {
      const had = counts.get(key);
      if (had === undefined) counts.set(key, { count: 1, segments: 1, last: segment });
      else {
        had.count += 1;
        if (had.last !== segment) had.segments += 1;
        had.last = segment;
      }
    }
  }
  return counts;
}

/** 0 for a word that stands in as many segments as chance would have it; nearly 1 for one in a single one. */
function unevenness({
  count,
  found,
  segments,
}: {
  count: number;
  found: number;
  segments: number;
}) {
  if (segments < 4) return 0.3;
  const expected = segments * (1 - (1 - 1 / segments) ** count);
  return Math.max(0, 1 - found / expected);
}

const isIdeograph = (word: string) => /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(word);
