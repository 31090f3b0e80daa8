import type { AuthoredItem } from '../../items/compose-item.ts';
import type { Draft } from '../draft.ts';

/** An item as a reviewer sees it: with its key and what the rules doubt, and nothing of who wrote it. */
export function reviewSheetOf({ item, quote, doubt, hint }: Draft): string {
  const unsure = doubt?.flaw ?? hint;
  return [
    ...linesOf(item),
    ...('explanation' in item ? [`Explanation: ${item.explanation}`] : []),
    ...(quote === null ? [] : [`Quote: ${quote}`]),
    ...(unsure === undefined ? [] : [`Doubt: ${unsure}`]),
  ].join('\n');
}

function linesOf(item: AuthoredItem): string[] {
  switch (item.type) {
    case 'mcq':
      return [
        `Choose one: ${item.text}`,
        `Right: ${item.answer}`,
        'Wrong:',
        ...item.distractors.map((text, index) => `${index + 1}. ${text}`),
      ];
    case 'true_false':
      return [`True or false: ${item.text}`, `Right: ${item.answer ? 'true' : 'false'}`];
    case 'match_pairs':
      return [
        `Match: ${item.text}`,
        ...item.pairs.map(([left, right]) => `${left} = ${right}`),
        ...listed('Fit nowhere', item.surplus),
      ];
    case 'arrange_list':
      return [
        `Put in order: ${item.text}`,
        `Right: ${item.order.join(' > ')}`,
        ...listed('Do not belong', item.foreign),
      ];
    case 'typed':
    case 'cloze':
      return [
        `${item.type === 'cloze' ? 'Fill the gap' : 'Write the answer'}: ${item.text}`,
        `Right: ${[item.answer, ...(item.accepted ?? [])].join(' / ')}`,
      ];
    case 'flashcard':
      return [`Card: ${item.front}`, `Back: ${item.back}`];
  }
}

const listed = (label: string, texts: readonly string[] = []) =>
  texts.length === 0 ? [] : [`${label}: ${texts.join(' / ')}`];
