import { GAP } from '@morsel/sdk/domain';

import type {
  AuthoredFlashcard,
  AuthoredItem,
  AuthoredQuestion,
} from '../../items/compose-item.ts';

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
  surplus: readonly string[] = [],
): AuthoredQuestion => ({ type: 'match_pairs', text, pairs, surplus, explanation });

export const order = (
  text: string,
  entries: readonly string[],
  explanation: string,
  foreign: readonly string[] = [],
): AuthoredQuestion => ({ type: 'arrange_list', text, order: entries, foreign, explanation });

/** The answer first, then other wordings of it. */
export const write = (
  text: string,
  [answer, ...accepted]: readonly [string, ...string[]],
  explanation: string,
): AuthoredQuestion => ({
  type: text.includes(GAP) ? 'cloze' : 'typed',
  text,
  answer,
  accepted,
  explanation,
});

/** A question that tells who makes this mistake why it is one. */
export const reasoned = (
  question: AuthoredQuestion,
  ...reasons: readonly (readonly [mistake: string | readonly string[], reason: string])[]
): AuthoredQuestion => ({
  ...question,
  reasons: reasons.map(([mistake, reason]) => ({
    mistake: typeof mistake === 'string' ? [mistake] : mistake,
    reason,
  })),
});

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
