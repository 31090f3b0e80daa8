import { isQuestionKind, type ItemKind, type QuestionKind } from '@morsel/sdk/domain';

import { flashcardKind } from '../flashcard/flashcard-kind.ts';
import { arrangeListKind } from './arrange-list/arrange-list-kind.ts';
import type { ItemKindDefinition, QuestionKindDefinition } from './kind-definition.ts';
import { matchPairsKind } from './match-pairs/match-pairs-kind.ts';
import { mcqKind } from './mcq/mcq.tsx';
import { trueFalseKind } from './true-false/true-false.tsx';
import { clozeKind, typedKind } from './written/written-kinds.ts';

/** The kinds of question; what an admin edits them with is in `editors.ts`, loaded with its screen. */
export const QUESTION_KIND: Readonly<Record<QuestionKind, QuestionKindDefinition>> = {
  mcq: mcqKind,
  true_false: trueFalseKind,
  match_pairs: matchPairsKind,
  arrange_list: arrangeListKind,
  typed: typedKind,
  cloze: clozeKind,
};

/** The kinds of item. */
export const ITEM_KIND: Readonly<Record<ItemKind, ItemKindDefinition>> = {
  ...QUESTION_KIND,
  flashcard: flashcardKind,
};

/** What is known of a kind of question; a newer server may send one that is not. */
export function questionKind(type: string): QuestionKindDefinition | undefined {
  return isQuestionKind(type) ? QUESTION_KIND[type] : undefined;
}

/** The same of any kind of item. */
export function itemKind(type: string): ItemKindDefinition | undefined {
  return type === 'flashcard' ? ITEM_KIND.flashcard : questionKind(type);
}
