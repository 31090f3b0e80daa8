import { arrangeColumns, matchesOf } from '@morsel/sdk/rules';

import type { ItemContent, QuestionContent } from './item-content.ts';

/**
 * The content so that no reader meets it already solved. Cards show the columns of match_pairs in
 * an order that depends on the item's id, which is known only once the item is stored; where that
 * order would line up each pair, the right column is stored turned by one.
 */
export function unsolvedFor<Content extends ItemContent>(
  itemId: number,
  content: Content,
): Content {
  if (content.kind !== 'match_pairs' || !linesUp(itemId, content)) return content;
  const { options } = content.body;
  if (Array.isArray(options)) return content;
  const right = [...options.right.slice(1), ...options.right.slice(0, 1)];
  return { ...content, body: { ...content.body, options: { left: options.left, right } } };
}

function linesUp(itemId: number, { body, answerKey }: QuestionContent): boolean {
  const matches = matchesOf(answerKey.answer);
  if (Array.isArray(body.options) || matches === undefined) return false;
  const shown = arrangeColumns(itemId, body.options);
  return shown.left.every((left, row) => matches[left] === shown.right[row]);
}
