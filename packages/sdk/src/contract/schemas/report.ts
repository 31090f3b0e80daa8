import { type Static, Type } from 'typebox';

import { EpochMs, Id, nullable, strict } from './scalars.ts';

export const ReportReason = Type.Enum(['wrong', 'unclear', 'too-easy', 'off-topic', 'other']);
export type ReportReason = Static<typeof ReportReason>;

export const ReportRequest = Type.Object(
  { reason: ReportReason, note: Type.Optional(Type.String({ maxLength: 1000 })) },
  strict,
);
export type ReportRequest = Static<typeof ReportRequest>;

/**
 * open: waits for an admin; the item is out of the reporter's feed. kept: it stays as it is.
 * mended: it was edited. replaced: another took its place. hidden, removed: nobody gets it any
 * more.
 */
export const ReportState = Type.Enum(['open', 'kept', 'mended', 'replaced', 'hidden', 'removed']);
export type ReportState = Static<typeof ReportState>;

/** What the reader reported and what became of it; `text` is what the item asked then. */
export const Report = Type.Object({
  id: Id,
  itemId: Id,
  text: Type.String(),
  bookTitle: Type.String(),
  reason: ReportReason,
  note: nullable(Type.String()),
  state: ReportState,
  createdAt: EpochMs,
  decidedAt: nullable(EpochMs),
});
export type Report = Static<typeof Report>;

export const Reports = Type.Array(Report);
export type Reports = Static<typeof Reports>;
