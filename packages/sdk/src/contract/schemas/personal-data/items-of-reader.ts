import { Type } from 'typebox';

import { BITE_DECISIONS } from '../../../domain/bites.ts';
import { ClaimState, SecondOpinion } from '../claim.ts';
import { QuestionKind } from '../question.ts';
import { ReportReason, ReportState } from '../report.ts';
import { Count, EpochMs, Id, nullable } from '../scalars.ts';

/** A question or flashcard; `text` is what it asks, in the revision that is meant. */
export const ItemOfReader = Type.Object({
  id: Id,
  revision: Count,
  kind: Type.Union([QuestionKind, Type.Literal('flashcard')]),
  text: Type.String(),
  bookId: Id,
});

/** An item of the reader's own as it is now, with its other side: the answer, or the back. */
export const OwnItemOfReader = Type.Object({
  item: ItemOfReader,
  otherSide: Type.String(),
  quote: nullable(Type.String()),
  isDeleted: Type.Boolean(),
  createdAt: EpochMs,
});

/** An item that was made as a preview, and that the reader has not kept. */
export const ProposalOfReader = Type.Object({
  item: ItemOfReader,
  isStruck: Type.Boolean(),
  proposedAt: EpochMs,
});

/** A sentence of a text that was offered to the reader to be kept, and what they said of it. */
export const BiteOfReader = Type.Object({
  itemId: Id,
  bookId: Id,
  sentence: Type.String(),
  decision: Type.Enum(BITE_DECISIONS),
  offeredAt: EpochMs,
});

/** An item as the reader reported it, and what became of that. */
export const ReportOfReader = Type.Object({
  item: ItemOfReader,
  reason: ReportReason,
  note: nullable(Type.String()),
  state: ReportState,
  createdAt: EpochMs,
  decidedAt: nullable(EpochMs),
});

/** An answer that the reader said was right, as it was written, and what became of that. */
export const ClaimOfReader = Type.Object({
  opId: Type.String(),
  item: ItemOfReader,
  text: Type.String(),
  state: ClaimState,
  createdAt: EpochMs,
  decidedAt: nullable(EpochMs),
  /** What a model has said of it. */
  opinion: nullable(SecondOpinion),
});
