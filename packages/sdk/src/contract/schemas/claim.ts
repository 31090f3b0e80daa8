import { type Static, Type } from 'typebox';

import { CLAIM_STATES } from '../../domain/claims.ts';
import { Count, EpochMs, OpId, strict } from './scalars.ts';
import { UserStats } from './user.ts';

export const ClaimState = Type.Enum(CLAIM_STATES);
export type ClaimState = Static<typeof ClaimState>;

export const ClaimRequest = Type.Object(
  { opId: OpId },
  {
    ...strict,
    description: 'The wrong answer that was the operation `opId` was right, says who gave it.',
  },
);
export type ClaimRequest = Static<typeof ClaimRequest>;

export const ClaimResult = Type.Object(
  {
    claimed: OpId,
    state: ClaimState,
    xp: Count,
    stats: UserStats,
  },
  {
    description:
      '`claimed` is the id of the answer. Once the claim is accepted, `xp` is what the answer ' +
      "has earned, and `stats` are the reader's with it.",
  },
);
export type ClaimResult = Static<typeof ClaimResult>;

export const SecondOpinion = Type.Object(
  { isSame: Type.Boolean(), at: EpochMs },
  {
    description:
      'Whether a model, asked about a claim at `at`, thinks that it means the same as the right ' +
      'answer.',
  },
);
