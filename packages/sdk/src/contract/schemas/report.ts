import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import { REPORT_REASONS, REPORT_STATES } from '../../domain/reports.ts';
import { EpochMs, Id, nullable, strict } from './scalars.ts';

export const ReportReason = Type.Enum(REPORT_REASONS);
export type ReportReason = Static<typeof ReportReason>;

export const ReportRequest = Type.Object(
  { reason: ReportReason, note: Type.Optional(Type.String({ maxLength: LONGEST.reportNote })) },
  strict,
);
export type ReportRequest = Static<typeof ReportRequest>;

export const ReportState = Type.Enum(REPORT_STATES);
export type ReportState = Static<typeof ReportState>;

export const Report = Type.Object(
  {
    id: Id,
    itemId: Id,
    text: Type.String(),
    bookTitle: Type.String(),
    reason: ReportReason,
    note: nullable(Type.String()),
    state: ReportState,
    createdAt: EpochMs,
    decidedAt: nullable(EpochMs),
  },
  {
    description:
      'What the reader reported and what became of it; `text` is what the item asked then.',
  },
);
export type Report = Static<typeof Report>;

export const Reports = Type.Array(Report);
export type Reports = Static<typeof Reports>;
