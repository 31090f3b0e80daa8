import type { Proposal, Proposals } from '@morsel/sdk/contract';
import { PROPOSAL_WINDOW } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { authoredOf } from '../../items/authored-item.ts';
import { requireBook } from '../../items/find-book.ts';
import { contentOf } from '../../items/item-content.ts';
import { originOf } from '../../items/item-origins.ts';
import { presentAuthored } from '../../items/present-authored.ts';
import type { Reader } from '../../reader.ts';
import { type ProposalRow, countProposals, findProposals } from './queries.ts';

export type OfBook = { readonly reader: Reader; readonly bookId: number };

/**
 * The proposals of a book that lie before a reader, oldest first.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function listProposals(db: Db | Tx, { reader, bookId }: OfBook): Promise<Proposals> {
  await requireBook(db, reader, bookId);
  const rows = await findProposals(db, { reader, bookId }, PROPOSAL_WINDOW);
  const all = await countProposals(db, { reader, bookId });
  return { proposals: rows.map(presentProposal), left: all - rows.length };
}

function presentProposal(row: ProposalRow): Proposal {
  const { id, difficulty, createdAt: proposedAt } = row;
  const { origin = null } = originOf(row);
  return {
    id,
    difficulty,
    content: presentAuthored(authoredOf(contentOf(row))),
    origin,
    proposedAt,
  };
}
