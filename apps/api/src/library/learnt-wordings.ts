import { isWrittenKind, MOST_ACCEPTED } from '@morsel/sdk/domain';
import { isCorrectAnswer, reasonFor } from '@morsel/sdk/rules';

import type { Tx } from '../database/connection.ts';
import { writtenFlaws } from '../items/checks/written-flaws.ts';
import { answerKeyOf, type ItemContent, type QuestionContent } from '../items/item-content.ts';
import { currentRevision } from '../items/item-revisions.ts';

/**
 * New content of an item with the wordings that its readers have taught it and that it still accepts:
 * those that the new content neither accepts nor knows as mistakes. The same content when there are none.
 */
export async function withLearntWordings(
  tx: Tx,
  itemId: number,
  content: ItemContent,
): Promise<ItemContent> {
  if (content.kind === 'flashcard' || !isWrittenKind(content.kind)) return content;
  const learnt = await findLearnt(tx, itemId);
  return learnt.reduce<QuestionContent>(withWording, content);
}

async function findLearnt(tx: Tx, itemId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('answerClaims')
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .select(['answerClaims.text', 'itemRevisions.answerKey'])
    .where('answerClaims.itemId', '=', itemId)
    .where('answerClaims.state', '=', 'accepted')
    .execute();
  const claimed = new Set(rows.map(({ text }) => text));
  const { accepted = [] } = answerKeyOf(rows[0]?.answerKey ?? '{}');
  return accepted.filter((text) => claimed.has(text));
}

function withWording(content: QuestionContent, text: string): QuestionContent {
  const { kind, body, answerKey } = content;
  const { accepted = [], reasons = [] } = answerKey;
  const isKnown =
    isCorrectAnswer(kind, answerKey, { text }) ||
    reasonFor({ type: kind, ...body, answer: { text }, reasons }) !== undefined;
  if (isKnown || accepted.length >= MOST_ACCEPTED) return content;
  const taught = { ...content, answerKey: { ...answerKey, accepted: [...accepted, text] } };
  return writtenFlaws(taught).length > 0 ? content : taught;
}
