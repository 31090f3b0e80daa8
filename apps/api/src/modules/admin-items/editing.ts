import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { hash32 } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError } from '../../errors.ts';
import { flawsOf } from '../../items/checks/checking.ts';
import type { Flaw } from '../../items/checks/flaw.ts';
import { knownItems, repetitionFlaws } from '../../items/checks/near-duplicates.ts';
import { composeItem } from '../../items/composing.ts';
import { type ItemContent, contentOf } from '../../items/content.ts';
import { lockItem, settleItem } from '../../items/settling.ts';
import { reviseItem } from '../../items/storing.ts';
import { evidenceIn } from './evidence.ts';
import { fieldOf } from './flawed-field.ts';
import { readAdminItem, requireAdminItem } from './listing.ts';
import { type AdminItemRow, findBookItems, keepLibraryRevision } from './queries.ts';
import { tidied } from './tidying.ts';

export interface Editing {
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
export async function editItem(tx: Tx, { itemId, edit, now }: Editing): Promise<AdminItem> {
  await lockItem(tx, { itemId });
  const row = await requireAdminItem(tx, itemId);
  if (edit.type !== row.kind) {
    throw new InvalidInputError(`type must be ${row.kind}, as the item is`, 'type');
  }
  const { place } = contentOf(row).body;
  const seed = hash32(`${itemId} ${row.revision}`);
  const content = composeItem(tidied(edit), place, seed);
  refuseFlawed(edit.type, await blockingFlaws(tx, row, content));

  await keepLibraryRevision(tx, { itemId });
  await reviseItem(tx, { itemId, content }, now);
  await settleItem(tx, { itemId, state: 'active', outcome: 'mended' }, now);
  return readAdminItem(tx, itemId);
}

async function blockingFlaws(tx: Tx, row: AdminItemRow, content: ItemContent): Promise<Flaw[]> {
  const evidence = await evidenceIn(tx)(row);
  const others = (await findBookItems(tx, row)).filter(
    ({ id, state }) => id !== row.id && state === 'active',
  );
  return [
    ...flawsOf(content, evidence).filter(({ check }) => !ABOUT_THE_QUOTE.has(check)),
    ...repetitionFlaws(content, knownItems(others.map(contentOf))),
  ];
}

const ABOUT_THE_QUOTE = new Set<Flaw['check']>(['quote', 'not in the source']);

function refuseFlawed(type: ItemEdit['type'], flaws: readonly Flaw[]): void {
  const [first] = flaws;
  if (first === undefined) return;
  const found = flaws.map(({ detail }) => detail).join('. ');
  throw new InvalidInputError(`This does not pass the checks. ${found}.`, fieldOf(type, first));
}
