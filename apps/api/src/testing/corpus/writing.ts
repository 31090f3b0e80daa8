import type { AuthoredFlashcard, AuthoredItem, AuthoredQuestion } from '../../items/composing.ts';

/** Items as one writes them down for the corpus: what is right stands first. */

export const choose = (
  text: string,
  answer: string,
  distractors: readonly string[],
  explanation: string,
): AuthoredQuestion => ({ type: 'mcq', text, answer, distractors, explanation });

export const judge = (text: string, answer: boolean, explanation: string): AuthoredQuestion => ({
  type: 'true_false',
  text,
  answer,
  explanation,
});

export const pair = (
  text: string,
  pairs: readonly (readonly [string, string])[],
  explanation: string,
): AuthoredQuestion => ({ type: 'match_pairs', text, pairs, explanation });

export const order = (
  text: string,
  entries: readonly string[],
  explanation: string,
): AuthoredQuestion => ({ type: 'arrange_list', text, order: entries, explanation });

export const card = (front: string, back: string): AuthoredFlashcard => ({
  type: 'flashcard',
  front,
  back,
});

/** A passage, sentence by sentence, and items each of which quotes one sentence by its index. */
export type Subject = {
  readonly passage: readonly string[];
  readonly items: readonly (readonly [quoted: number, item: AuthoredItem])[];
};
