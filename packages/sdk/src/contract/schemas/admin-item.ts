import { type Static, type TString, Type } from 'typebox';

import { Origin } from './origin.ts';
import { ReportReason, ReportState } from './report.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

type Limits = {
  readonly text: (maxLength: number) => TString;
  readonly length: (minItems: number, maxItems: number) => { minItems?: number; maxItems?: number };
};

/** An item as its author writes it: what is right stands apart; the server orders the options. */
function authoredItem({ text, length }: Limits) {
  const stem = text(1000);
  const option = text(300);
  const explanation = text(2000);
  return Type.Union([
    Type.Object(
      {
        type: Type.Literal('mcq'),
        text: stem,
        answer: option,
        distractors: Type.Array(option, length(1, 9)),
        explanation,
      },
      strict,
    ),
    Type.Object(
      { type: Type.Literal('true_false'), text: stem, answer: Type.Boolean(), explanation },
      strict,
    ),
    Type.Object(
      {
        type: Type.Literal('match_pairs'),
        text: stem,
        pairs: Type.Array(Type.Tuple([option, option]), length(2, 10)),
        explanation,
      },
      strict,
    ),
    Type.Object(
      {
        type: Type.Literal('arrange_list'),
        text: stem,
        order: Type.Array(option, length(2, 10)),
        explanation,
      },
      strict,
    ),
    Type.Object({ type: Type.Literal('flashcard'), front: stem, back: text(2000) }, strict),
  ]);
}

export const ItemEdit = authoredItem({
  text: (maxLength) => Type.String({ minLength: 1, maxLength }),
  length: (minItems, maxItems) => ({ minItems, maxItems }),
});
export type ItemEdit = Static<typeof ItemEdit>;

/** A report as admins see it. */
const AdminReport = Type.Object({
  id: Id,
  userId: Id,
  isGuest: Type.Boolean(),
  reason: ReportReason,
  note: nullable(Type.String()),
  state: ReportState,
  createdAt: EpochMs,
});

/** What is stored is shown as it is, within those limits or not. */
const StoredItem = authoredItem({ text: () => Type.String(), length: () => ({}) });

/**
 * An item with all that admins need to decide about it. `flaws` are what the checks find in it now;
 * `reports` newest first.
 */
export const AdminItem = Type.Object({
  id: Id,
  revision: Count,
  bookId: Id,
  bookTitle: Type.String(),
  state: Type.Enum(['active', 'hidden']),
  content: StoredItem,
  origin: nullable(Origin),
  flaws: Type.Array(Type.String()),
  reports: Type.Array(AdminReport),
});
export type AdminItem = Static<typeof AdminItem>;

export const AdminItems = Type.Array(AdminItem);
export type AdminItems = Static<typeof AdminItems>;

/** Decides about an item: `active` keeps it as it is, `hidden` takes it away for now. */
export const ItemModeration = Type.Object({ state: Type.Enum(['active', 'hidden']) }, strict);
export type ItemModeration = Static<typeof ItemModeration>;
