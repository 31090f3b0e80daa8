import type { ProposalDecision, Proposals } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { requireBook } from '../../items/find-book.ts';
import { holdBook } from '../../items/hold-book.ts';
import { lockSource } from '../sources/source-queries.ts';
import { countKept } from './count-kept.ts';
import { findRepeated } from './find-repeated.ts';
import { type OfBook, listProposals } from './list-proposals.ts';
import { type DecidableRow, findDecidable, keepProposals, strikeProposals } from './queries.ts';

/**
 * Keeps proposals, which are items like any other made one from then on, and strikes others out; one that
 * was struck may be kept later. One that asks what there is already by now is struck out too. The same
 * again changes nothing. Returns those that wait.
 *
 * @throws InvalidInputError when one is to be both.
 * @throws NotFoundError when one was not made for this reader and book.
 * @throws ConflictError when one is to be struck out that was kept before.
 */
export async function decideProposals(
  tx: Tx,
  { reader, bookId, decision: { keep, strike } }: OfBook & { readonly decision: ProposalDecision },
): Promise<Proposals> {
  await requireBook(tx, reader, bookId);
  if (keep.some((id) => strike.includes(id))) {
    throw new InvalidInputError('No proposal can be kept and struck out at once', 'strike');
  }
  // Before anything is read: of two decisions at once the second knows of the first.
  await holdBook(tx, bookId);
  const asked = await findDecidable(tx, { reader, bookId }, [...keep, ...strike]);
  if (asked.length < keep.length + strike.length) throw new NotFoundError('Proposal not found');
  if (asked.some(({ id, ownerId }) => ownerId === null && strike.includes(id))) {
    throw new ConflictError(
      'One of these is among your items already: report it instead',
      'strike',
    );
  }
  const wanted = asked.filter(({ id, ownerId }) => ownerId !== null && keep.includes(id));
  const repeated = await keepNew(tx, { reader, bookId }, wanted);
  await strikeProposals(tx, reader, [...strike, ...repeated]);
  const list = await listProposals(tx, { reader, bookId });
  return repeated.length === 0 ? list : { ...list, repeated: repeated.length };
}

/** Returns the ids of those that ask what there is already. */
async function keepNew(
  tx: Tx,
  ofBook: OfBook,
  wanted: readonly DecidableRow[],
): Promise<readonly number[]> {
  const sourceIds = [...new Set(wanted.map(({ sourceId }) => sourceId))];
  for (const sourceId of sourceIds.toSorted((a, b) => (a ?? 0) - (b ?? 0))) {
    if (sourceId !== null) await lockSource(tx, sourceId);
  }
  const repeated = await findRepeated(tx, ofBook, wanted);
  const kept = wanted.filter(({ id }) => !repeated.includes(id));
  await countKept(tx, kept);
  await keepProposals(
    tx,
    kept.map(({ id }) => id),
  );
  return repeated;
}
