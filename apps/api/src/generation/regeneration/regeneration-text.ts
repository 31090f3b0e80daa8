import type { Batch } from '../batches/batch.ts';

const EDIT = 'Edit the item, or delete it.';
const OR_EDIT = 'or edit the item, or delete it.';

export const NO_TEXT = `Nothing was made: there is neither an AI provider nor a text that the item was made from. ${EDIT}`;
export const DECIDED = 'Another admin has decided about this item meanwhile.';

/** Something was made, and turned out to be there already. */
export const REPEATED = `What came of it is there already. Try again, ${OR_EDIT}`;

/** Why there is no other item, and what an admin can do all the same. */
export function whyNone({ failure, lacking }: Batch, hasModel: boolean): string {
  if (failure !== undefined && failure !== lacking)
    return `${failure} Or edit the item, or delete it.`;
  if (lacking !== undefined) return `${lacking} ${EDIT}`;
  return hasModel
    ? `Nothing that passed the checks came of it. Try again, ${OR_EDIT}`
    : `Rules make no other item of this kind from this part of the text. ${EDIT}`;
}
