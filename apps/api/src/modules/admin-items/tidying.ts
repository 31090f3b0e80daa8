import type { ItemEdit } from '@morsel/sdk/contract';

import { InvalidInputError } from '../../errors.ts';
import type { AuthoredItem } from '../../items/composing.ts';
import { isBlank, isPrintable } from '../../shown-text.ts';

/**
 * What an admin wrote, as it is stored: each text in one line, without spaces around it.
 *
 * @throws InvalidInputError for a text that nobody could see, naming its field.
 */
export function tidied(edit: ItemEdit): AuthoredItem {
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
      return { ...withStem(edit), type: edit.type, pairs };
    }
    case 'arrange_list':
      return {
        ...withStem(edit),
        type: edit.type,
        order: edit.order.map((text) => line(text, 'order')),
      };
    case 'flashcard':
      return {
        type: edit.type,
        front: line(edit.front, 'front'),
        back: line(edit.back, 'back'),
      };
  }
}

const withStem = ({ text, explanation }: { text: string; explanation: string }) => ({
  text: line(text, 'text'),
  explanation: line(explanation, 'explanation'),
});

function line(text: string, field: string): string {
  if (isBlank(text)) throw new InvalidInputError(`${field} may not be empty`, field);
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  if (!isPrintable(tidy)) {
    throw new InvalidInputError(`${field} has characters that cannot be shown`, field);
  }
  return tidy;
}
