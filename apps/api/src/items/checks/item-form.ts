import { isWrittenKind, type ItemKind, type WrittenKind } from '@morsel/sdk/domain';

import type { ItemContent } from '../item-content.ts';

/**
 * How an item is answered, as far as the checks tell kinds apart. choice: one of its options is
 * right. statement: it is true or false. placing: each of its parts has a place, in an order or
 * beside another. written: its answer is written. recall: it shows its answer.
 */
type ItemForm = 'choice' | 'statement' | 'placing' | 'written' | 'recall';

const FORMS: Readonly<Record<Exclude<ItemKind, WrittenKind>, ItemForm>> = {
  mcq: 'choice',
  true_false: 'statement',
  match_pairs: 'placing',
  arrange_list: 'placing',
  flashcard: 'recall',
};

export function formOf({ kind }: ItemContent): ItemForm {
  return isWrittenKind(kind) ? 'written' : FORMS[kind];
}
