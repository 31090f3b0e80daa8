import { hash32 } from '@morsel/sdk/rules';

import { stemOf } from '../../items/checks/item-parts.ts';
import { kindsInTurn } from '../drafting/kind-turns.ts';
import { DRAFTS_FROM_MEMORY, DRAFTS_OF_CHUNK } from './batch-pieces.ts';
import type { BatchOrder } from './batch.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { type Known, askedOf } from './known-items.ts';
import type { SourcePassage, SourceText } from './source-text.ts';
import type { WorkPiece } from './work-piece.ts';

/** The rest of a run is storing. */
const SHARE_OF_WORK = 0.9;

type Of = {
  readonly passages: readonly (SourcePassage | null)[];
  readonly text?: Pick<SourceText, 'leaveOut'> | undefined;
  readonly known: readonly Known[];
};

type Turn = {
  readonly index: number;
  readonly passage: SourcePassage | null;
  /** What the batch has made so far. */
  readonly made: readonly ItemCandidate[];
};

/** The work on one of the passages of a batch, or by memory, in its turn. */
export function pieceOf(
  { book, what, kinds, difficulty, seed }: BatchOrder,
  { known, passages, text }: Of,
  { index, passage, made }: Turn,
): WorkPiece {
  const chunk = passage?.number ?? null;
  const madeOfIt = made.filter(({ origin }) => (origin?.chunk ?? null) === chunk);
  const asked = madeOfIt.map(({ content }) => stemOf(content)).toReversed();
  return {
    book,
    passage,
    what,
    kinds: kindsInTurn(kinds, index + known.length),
    difficulty,
    count: passage === null ? DRAFTS_FROM_MEMORY : DRAFTS_OF_CHUNK,
    ...(text?.leaveOut && { leaveOut: text.leaveOut }),
    taken: [...asked, ...askedOf(known, { what, chunk })],
    truthFirst: (index + known.length) % 2 === 0,
    seed: hash32(`${seed} ${index}`),
    share: SHARE_OF_WORK / passages.length,
  };
}
