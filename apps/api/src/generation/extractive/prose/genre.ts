import type { TextSentence } from '../text-sentences.ts';

/** What a text mostly does: it argues or explains, or it tells what happened to somebody. */
export type Genre = 'argument' | 'story';

const OF_ONESELF = new Set(['i', 'me', 'my', 'myself']);
const OF_OTHERS = new Set(['he', 'she', 'him', 'her', 'his']);
const PAST = new Set(
  'was were had did came went took made said saw found gave told knew began became thought could would'.split(
    ' ',
  ),
);
const PRESENT = new Set('is are has have does do may must can will shall should cannot'.split(' '));

/** Shares of all words; of the past, of these verbs. Between them lie books of either kind. */
const MEMOIR = { oneself: 0.007, past: 0.42 };
const NOVEL = { others: 0.025, past: 0.5 };
const LETTERS = { oneself: 0.02 };

/**
 * The genre of an English text, by who is spoken of and in which tense: of memoirs, travels, letters
 * and novels rules make riddles.
 */
export function genreOf(sentences: readonly TextSentence[]): Genre {
  const counts = { words: 0, oneself: 0, others: 0, past: 0, present: 0 };
  for (const { words } of sentences) {
    counts.words += words.length;
    for (const { key } of words) {
      if (OF_ONESELF.has(key)) counts.oneself += 1;
      else if (OF_OTHERS.has(key)) counts.others += 1;
      else if (PAST.has(key)) counts.past += 1;
      else if (PRESENT.has(key)) counts.present += 1;
    }
  }
  const oneself = counts.oneself / counts.words;
  const others = counts.others / counts.words;
  const past = counts.past / (counts.past + counts.present);
  const isStory =
    oneself >= LETTERS.oneself ||
    (oneself >= MEMOIR.oneself && past >= MEMOIR.past) ||
    (others >= NOVEL.others && past >= NOVEL.past);
  return isStory ? 'story' : 'argument';
}
