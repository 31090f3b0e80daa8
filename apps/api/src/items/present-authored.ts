import type { ItemEdit } from '@morsel/sdk/contract';

import type { AuthoredItem, AuthoredQuestion } from './compose-item.ts';

/** An authored item as answers of the API have it. */
export function presentAuthored(item: AuthoredItem): ItemEdit {
  if (item.type === 'flashcard') return item;
  const explained = presentExplained(item);
  switch (item.type) {
    case 'mcq': {
      const { type, answer, distractors } = item;
      return { type, ...explained, answer, distractors: [...distractors] };
    }
    case 'true_false':
      return { type: item.type, ...explained, answer: item.answer };
    case 'match_pairs': {
      const { type, surplus } = item;
      const pairs = item.pairs.map(([left, right]): [string, string] => [left, right]);
      return { type, ...explained, pairs, ...(surplus && { surplus: [...surplus] }) };
    }
    case 'arrange_list': {
      const { type, order, foreign } = item;
      return { type, ...explained, order: [...order], ...(foreign && { foreign: [...foreign] }) };
    }
    case 'typed':
    case 'cloze': {
      const { type, answer, accepted } = item;
      return { type, ...explained, answer, ...(accepted && { accepted: [...accepted] }) };
    }
  }
}

function presentExplained({ text, explanation, reasons, standing }: AuthoredQuestion) {
  return {
    text,
    explanation,
    ...(reasons && {
      reasons: reasons.map(({ mistake, reason }) => ({ mistake: [...mistake], reason })),
    }),
    ...(standing !== undefined && { standing }),
  };
}
