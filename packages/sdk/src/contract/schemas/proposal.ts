import { type Static, Type } from 'typebox';

import { PROPOSAL_WINDOW } from '../../domain/generation.ts';
import { StoredItem } from './admin-item.ts';
import { Origin } from './origin.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

export const Proposal = Type.Object(
  {
    id: Id,
    difficulty: Count,
    content: StoredItem,
    origin: nullable(Origin),
    proposedAt: EpochMs,
  },
  {
    description:
      'An item that was made as a preview, with its key: nobody but its maker knows of it until ' +
      'they have decided. `difficulty` is from 1 easy to 3 hard; `content` has the kind as its ' +
      '`type`.',
  },
);
export type Proposal = Static<typeof Proposal>;

export const Proposals = Type.Object(
  {
    proposals: Type.Array(Proposal),
    left: Count,
    repeated: Type.Optional(Count),
  },
  {
    description:
      'The proposals of a book that lie before a reader, oldest first; `left` is how many are ' +
      'still to come; `repeated`, after a decision: how many could not be kept, since there is ' +
      'an item by now that asks the same. They are struck out.',
  },
);
export type Proposals = Static<typeof Proposals>;

const Ids = Type.Array(Id, { maxItems: PROPOSAL_WINDOW, uniqueItems: true });

export const ProposalDecision = Type.Object(
  { keep: Ids, strike: Ids },
  {
    ...strict,
    description:
      'What a reader says of proposals: kept, they join the feed as other made items; struck, ' +
      'they are out. One that was struck may be kept later.',
  },
);
export type ProposalDecision = Static<typeof ProposalDecision>;
