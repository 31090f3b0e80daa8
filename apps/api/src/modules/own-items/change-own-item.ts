import type { OwnItem, OwnItemChange } from '@morsel/sdk/contract';
import { GAP } from '@morsel/sdk/domain';
import { normalizedText } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { shownLine } from '../../http/validation/shown-text.ts';
import { authoredOf } from '../../items/authored-item.ts';
import { type AuthoredItem, composeItem } from '../../items/compose-item.ts';
import { contentColumns, contentOf } from '../../items/item-content.ts';
import { lockItem } from '../../items/settle-item.ts';
import { reviseItem } from '../../items/store-item.ts';
import type { Reader } from '../../reader.ts';
import { presentOwnItem, requireOwnItem } from './list-own-items.ts';

type AtItem = {
  readonly reader: Reader;
  readonly itemId: number;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Gives an item of the reader's own new words, as a new revision; what is not given stays, and so do
 * its history and memory.
 *
 * @throws NotFoundError when the reader has no such item.
 * @throws InvalidInputError for words that nobody could see, or that are no part of such an item.
 */
export async function changeOwnItem(
  tx: Tx,
  { reader, itemId, change, now }: AtItem & { readonly change: OwnItemChange },
): Promise<OwnItem> {
  await lockItem(tx, itemId);
  const row = await requireOwnItem(tx, reader, itemId);
  if (row.state === 'deleted') throw new NotFoundError('Item not found');
  const before = contentOf(row);
  const content = composeItem(changed(authoredOf(before), change), null, 0);
  const { body, answerKey } = contentColumns(content);
  const isSame = body === row.body && answerKey === row.answerKey;
  if (!isSame) await reviseItem(tx, { itemId, content }, now);
  return presentOwnItem(await requireOwnItem(tx, reader, itemId));
}

function changed(item: AuthoredItem, change: OwnItemChange): AuthoredItem {
  const line = (field: 'front' | 'back' | 'text' | 'answer', before: string) =>
    change[field] === undefined ? before : shownLine(change[field], field);
  if (item.type === 'flashcard') {
    refuseOthers(change, ['front', 'back']);
    return { ...item, front: line('front', item.front), back: line('back', item.back) };
  }
  if (item.type !== 'cloze') throw new Error(`Nobody has a ${item.type} as their own`);
  refuseOthers(change, ['text', 'answer', 'accepted']);
  const accepted = change.accepted?.map((text) => shownLine(text, 'accepted')) ?? item.accepted;
  const text = line('text', item.text);
  if (!text.includes(GAP)) throw new InvalidInputError(`The text needs its gap: ${GAP}`, 'text');
  const answer = line('answer', item.answer);
  if (normalizedText(answer) === '') {
    throw new InvalidInputError('The answer needs letters or digits', 'answer');
  }
  return { ...item, text, answer, accepted };
}

function refuseOthers(change: OwnItemChange, own: readonly (keyof OwnItemChange)[]): void {
  const known: readonly string[] = own;
  const other = Object.keys(change).find((field) => !known.includes(field));
  if (other) throw new InvalidInputError(`${other} is no part of this item`, other);
}
