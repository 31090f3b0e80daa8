import { type Static, Type } from 'typebox';

import { REPORTER_KEY } from '../../domain/formats.ts';
import { ITEM_KINDS } from '../../domain/kinds.ts';
import { HIDINGS_PAGE, MOST_HIDING_GROUPS } from '../../domain/limits.ts';
import { HELD_BY, HOLDS } from '../../domain/reports.ts';
import { ReportReason } from './report.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

const ReporterKey = Type.String({ pattern: REPORTER_KEY });

export const Hiding = Type.Object(
  {
    id: Id,
    itemId: Id,
    kind: Type.Enum(ITEM_KINDS),
    text: Type.String(),
    bookId: Id,
    bookTitle: Type.String(),
    heldBy: nullable(Type.Enum(HOLDS)),
    reasons: Type.Array(
      Type.Object({ reporter: ReporterKey, reason: ReportReason, weight: Count }),
    ),
    createdAt: EpochMs,
  },
  {
    description:
      "An item that readers' reports have hidden and no admin has decided about; `heldBy` says " +
      'why readers get it all the same. `reasons` are of the reports that count, and behind ' +
      'them of those that counted while their reporters were there; the weight of each is in ' +
      'hundredths of that of a reader of whom nothing is known yet. `reporter` stands for the ' +
      'same reader everywhere, gone or not.',
  },
);
export type Hiding = Static<typeof Hiding>;

export const Hidings = Type.Array(Hiding, {
  description: `At most ${HIDINGS_PAGE}; fewer where they end.`,
});
export type Hidings = Static<typeof Hidings>;

/** All that every given property fits; `since` and `until`, of when it was noted, are meant with them. */
const selection = {
  bookId: Type.Optional(Id),
  reporter: Type.Optional(ReporterKey),
  heldBy: Type.Optional(Type.Enum(HELD_BY)),
  since: Type.Optional(EpochMs),
  until: Type.Optional(EpochMs),
};

export const HidingSelection = Type.Object(selection, strict);
export type HidingSelection = Static<typeof HidingSelection>;

export const HidingsQuery = Type.Object(
  { ...selection, before: Type.Optional(Id) },
  { ...strict, description: '`before` is the id of the last hiding of the page before.' },
);
export type HidingsQuery = Static<typeof HidingsQuery>;

export const RestoreRequest = Type.Object(selection, {
  description: 'Which hidings are undone.',
  ...strict,
  minProperties: 1,
});
export type RestoreRequest = Static<typeof RestoreRequest>;

export const HidingTotals = Type.Object(
  {
    hidden: Count,
    held: Type.Object({ library: Count, approved: Count, share: Count }),
    reports: Count,
    books: Type.Array(
      Type.Object({ bookId: Id, title: Type.String(), hidden: Count, held: Count, waiting: Count }),
    ),
    reporters: Type.Array(Type.Object({ reporter: ReporterKey, items: Count })),
  },
  {
    description:
      'How many items are hidden, how many are held by what, and how many open reports there ' +
      'are of them: what restoring them would give back, leave as it is, and dismiss. `books` ' +
      `and \`reporters\` are those with most of them, at most ${MOST_HIDING_GROUPS} each; books of ` +
      'which items wait because the share is used up come first.',
  },
);
export type HidingTotals = Static<typeof HidingTotals>;

export const Restoration = Type.Object(
  { restored: Count },
  { description: 'How many items readers get again, or keep.' },
);
export type Restoration = Static<typeof Restoration>;
