import type { ItemEdit } from '@morsel/sdk/contract';

import { shownLine as line } from '../../http/validation/shown-text.ts';
import type { AuthoredItem } from '../../items/compose-item.ts';

/**
 * What an admin wrote, as it is stored: each text in one line, without spaces around it.
 *
 * @throws InvalidInputError for a text that nobody could see, naming its field.
 */
export function tidyEdit(edit: ItemEdit): AuthoredItem {
  switch (edit.type) {
    case 'mcq':
      return {
        ...withStem(edit),
        type: edit.type,
        answer: line(edit.answer, 'answer'),
        distractors: edit.distractors.map((text) => line(text, 'distractors')),
      };
    case 'true_false':
      return { ...withStem(edit), type: edit.type, answer: edit.answer };
    case 'match_pairs': {
      const pairs = edit.pairs.map(
        ([left, right]) => [line(left, 'pairs'), line(right, 'pairs')] as const,
      );
      const surplus = lines(edit.surplus, 'surplus');
      return { ...withStem(edit), type: edit.type, pairs, surplus };
    }
    case 'arrange_list': {
      const order = edit.order.map((text) => line(text, 'order'));
      const foreign = lines(edit.foreign, 'foreign');
      return { ...withStem(edit), type: edit.type, order, foreign };
    }
    case 'typed':
    case 'cloze': {
      const answer = line(edit.answer, 'answer');
      const accepted = lines(edit.accepted, 'accepted');
      return { ...withStem(edit), type: edit.type, answer, accepted };
    }
    case 'flashcard':
      return {
        type: edit.type,
        front: line(edit.front, 'front'),
        back: line(edit.back, 'back'),
      };
  }
}

type Explained = Pick<
  Exclude<ItemEdit, { type: 'flashcard' }>,
  'text' | 'explanation' | 'reasons' | 'standing'
>;

const withStem = ({ text, explanation, reasons = [], standing }: Explained) => ({
  text: line(text, 'text'),
  explanation: line(explanation, 'explanation'),
  reasons: reasons.map(({ mistake, reason }) => ({
    mistake: mistake.map((part) => line(part, 'reasons')),
    reason: line(reason, 'reasons'),
  })),
  standing: standing === undefined ? undefined : line(standing, 'standing'),
});

const lines = (texts: readonly string[] = [], field: string) =>
  texts.map((text) => line(text, field));
