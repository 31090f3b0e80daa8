import { QUESTION_KINDS, type QuestionKind } from '@morsel/sdk/domain';

import type { BatchOrder } from './batch.ts';

/** Kinds of questions that rules make. */
const BY_RULES: ReadonlySet<QuestionKind> = new Set(['mcq', 'match_pairs', 'arrange_list']);

const MADE = 'multiple choice, matching and ordering questions';

/** Whether rules make any of what is ordered. */
export const isMadeByRules = ({ what, kinds }: Pick<BatchOrder, 'what' | 'kinds'>): boolean =>
  what === 'flashcards' || kinds.some((kind) => BY_RULES.has(kind));

/** What of an order rules cannot do, in the reader's words; undefined when there is nothing. */
export function lackingIn({
  what,
  kinds,
  difficulty,
}: Pick<BatchOrder, 'what' | 'kinds' | 'difficulty'>): string | undefined {
  const isChosen = what === 'questions' && kinds.length < QUESTION_KINDS.length;
  const hasOthers = isChosen && kinds.some((kind) => !BY_RULES.has(kind));
  const parts = [
    ...(hasOthers ? [`rules make ${MADE} only`] : []),
    ...(difficulty === undefined ? [] : ['rules cannot choose how hard items are']),
  ];
  if (parts.length === 0) return undefined;
  return `Without an AI provider, ${parts.join(', and ')}.`;
}
