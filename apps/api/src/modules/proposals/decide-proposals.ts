import type { ProposalDecision, Proposals } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { requireBook } from '../../items/find-book.ts';
import { type OfBook, listProposals } from './list-proposals.ts';
import { findMadeFor, keepProposals, strikeProposals } from './queries.ts';

/**
 * Keeps proposals, which are items like any other made one from then on, and strikes others out; one that
 * was struck may be kept later. The same again changes nothing. Returns those that wait.
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
  const known = await findMadeFor(tx, { reader, bookId }, [...keep, ...strike]);
  if (known.length < keep.length + strike.length) throw new NotFoundError('Proposal not found');
  const isKept = (id: number) => known.some((one) => one.id === id && one.ownerId === null);
  if (strike.some(isKept)) {
    throw new ConflictError(
      'One of these is among your items already: report it instead',
      'strike',
    );
  }
  await keepProposals(tx, reader, keep);
  await strikeProposals(tx, reader, strike);
  return listProposals(tx, { reader, bookId });
}
