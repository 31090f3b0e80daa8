import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { hash32 } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError } from '../../errors.ts';
import type { AdminItemRow } from '../../items/admin-items.ts';
import type { CheckName } from '../../items/checks/check-catalogue.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import type { Flaw } from '../../items/checks/flaw.ts';
import { knownItems, repetitionFlaws } from '../../items/checks/near-duplicates.ts';
import { composeItem } from '../../items/compose-item.ts';
import { contentOf, type ItemContent } from '../../items/item-content.ts';
import { lockItem, settleItem } from '../../items/settle-item.ts';
import { keepLibraryRevision, reviseItem } from '../../items/store-item.ts';
import { acceptCovered } from '../claims/accept-when-agreed.ts';
import { evidenceFinder } from './find-evidence.ts';
import { readAdminItem, requireAdminItem } from './list-admin-items.ts';
import { findBookItems } from './queries.ts';
import { tidyEdit } from './tidy-edit.ts';

export interface EditInput {
  readonly itemId: number;
  readonly edit: ItemEdit;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Gives an item the content that an admin wrote, as a new revision, and shows it to readers; its
 * open reports are decided so. The checks run as for any new item, but for those of the quote: an
 * admin may know more than the passage says, so what these find is told with the item and refuses
 * nothing.
 *
 * @throws NotFoundError when admins see no such item.
 * @throws InvalidInputError when the content is of another kind or does not pass the checks.
 */
export async function editItem(tx: Tx, { itemId, edit, now }: EditInput): Promise<AdminItem> {
  await lockItem(tx, itemId);
  const row = await requireAdminItem(tx, itemId);
  if (edit.type !== row.kind) {
    throw new InvalidInputError(`type must be ${row.kind}, as the item is`, 'type');
  }
  const { place } = contentOf(row).body;
  const seed = hash32(`${itemId} ${row.revision}`);
  const content = composeItem(tidyEdit(edit), place, seed);
  refuseFlawed(edit.type, await blockingFlaws(tx, row, content));

  await keepLibraryRevision(tx, itemId);
  await reviseItem(tx, { itemId, content }, now);
  await settleItem(tx, { itemId, state: 'active', outcome: 'mended' }, now);
  await acceptCovered(tx, itemId, now);
  return readAdminItem(tx, itemId);
}

async function blockingFlaws(tx: Tx, row: AdminItemRow, content: ItemContent): Promise<Flaw[]> {
  const evidence = await evidenceFinder(tx)(row);
  const others = (await findBookItems(tx, row.bookId)).filter(
    ({ id, state }) => id !== row.id && state === 'active',
  );
  return [
    ...flawsOf(content, evidence).filter(({ check }) => !ABOUT_THE_QUOTE.has(check)),
    ...repetitionFlaws(content, knownItems(others.map((other) => ({ content: contentOf(other) })))),
  ];
}

const ABOUT_THE_QUOTE = new Set<Flaw['check']>(['quote', 'not in the source']);

function refuseFlawed(type: ItemEdit['type'], flaws: readonly Flaw[]): void {
  const [first] = flaws;
  if (first === undefined) return;
  const found = flaws.map(({ detail }) => detail).join('. ');
  throw new InvalidInputError(`This does not pass the checks. ${found}.`, fieldOf(type, first));
}

/** What a check is about, where it is about one part of an item alone. */
const ABOUT: Partial<Record<CheckName, 'stem' | 'options'>> = {
  'duplicate options': 'options',
  'subset options': 'options',
  'alias of the key': 'options',
  'longest key': 'options',
  'catch-all option': 'options',
  'vague frequency': 'options',
  negation: 'stem',
  'word shared with the key': 'stem',
  'grammar cue': 'options',
  convergence: 'options',
  'numeric options': 'options',
  'mixed kinds': 'options',
  repeated: 'stem',
};

const OPTIONS = {
  mcq: 'distractors',
  true_false: 'answer',
  match_pairs: 'pairs',
  arrange_list: 'order',
  typed: 'answer',
  cloze: 'answer',
  flashcard: 'back',
} as const satisfies Record<ItemEdit['type'], string>;

/** The field of an edit at which a flaw is mended; undefined where it could be any. */
function fieldOf(type: ItemEdit['type'], { check }: Flaw): string | undefined {
  const part = ABOUT[check];
  if (part === undefined) return undefined;
  if (part === 'options') return OPTIONS[type];
  return type === 'flashcard' ? 'front' : 'text';
}
