import { type Static, Type } from 'typebox';

import { REPORTER_KEY } from '../../domain/formats.ts';
import { HOLDS } from '../../domain/reports.ts';
import { ReportReason } from './report.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

const ReporterKey = Type.String({ pattern: REPORTER_KEY });

/**
 * An item that readers' reports have hidden and no admin has decided about; `heldBy` says why readers
 * get it all the same. `reasons` are of the reports that counted, the weight of each in hundredths of that
 * of a reader of whom nothing is known yet; `reporter` stands for the same reader everywhere, gone or not.
 */
export const Hiding = Type.Object({
  id: Id,
  itemId: Id,
  text: Type.String(),
  bookId: Id,
  bookTitle: Type.String(),
  heldBy: nullable(Type.Enum(HOLDS)),
  reasons: Type.Array(Type.Object({ reporter: ReporterKey, reason: ReportReason, weight: Count })),
  createdAt: EpochMs,
});
export type Hiding = Static<typeof Hiding>;

/** At most `HIDINGS_PAGE`; fewer where they end. */
export const Hidings = Type.Array(Hiding);
export type Hidings = Static<typeof Hidings>;

/** `before` is the id of the last hiding of the page before. */
export const HidingsQuery = Type.Object({ before: Type.Optional(Id) }, strict);
export type HidingsQuery = Static<typeof HidingsQuery>;

/** Which hidings are undone: all that every given property fits; `since` and `until` are meant with them. */
export const RestoreRequest = Type.Object(
  {
    bookId: Type.Optional(Id),
    reporter: Type.Optional(ReporterKey),
    since: Type.Optional(EpochMs),
    until: Type.Optional(EpochMs),
  },
  { ...strict, minProperties: 1 },
);
export type RestoreRequest = Static<typeof RestoreRequest>;

/** How many items readers get again, or keep. */
export const Restoration = Type.Object({ restored: Count });
export type Restoration = Static<typeof Restoration>;
