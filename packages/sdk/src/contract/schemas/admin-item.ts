import { type Static, type TString, Type } from 'typebox';

import { ITEM_KINDS } from '../../domain/kinds.ts';
import { LONGEST } from '../../domain/lengths.ts';
import {
  DISTRACTOR_COUNT,
  MOST_ACCEPTED,
  MOST_FOREIGN,
  MOST_REASONS,
  MOST_SURPLUS,
  PAIR_COUNT,
  STEP_COUNT,
} from '../../domain/limits.ts';
import { SecondOpinion } from './claim.ts';
import { ItemFigures } from './item-figures.ts';
import { Origin } from './origin.ts';
import { ReportReason, ReportState } from './report.ts';
import { Count, EpochMs, Id, nullable, strict, unionOf } from './scalars.ts';

type Bounds = { readonly least: number; readonly most: number };

type Limits = {
  readonly text: (maxLength: number) => TString;
  readonly length: (count: Bounds) => { minItems?: number; maxItems?: number };
};

/** What an author writes of each question beside its parts. */
function explained({ text, length }: Limits) {
  const mistake = Type.Array(text(LONGEST.option), length({ least: 1, most: 2 }));
  const reason = Type.Object({ mistake, reason: text(LONGEST.reason) }, strict);
  return {
    explanation: text(LONGEST.explanation),
    reasons: Type.Optional(Type.Array(reason, length({ least: 0, most: MOST_REASONS }))),
    standing: Type.Optional(text(LONGEST.standing)),
  };
}

/** What a reader writes, and the other wordings of it that are right. */
function written({ text, length }: Limits) {
  return {
    answer: text(LONGEST.written),
    accepted: Type.Optional(
      Type.Array(text(LONGEST.written), length({ least: 0, most: MOST_ACCEPTED })),
    ),
  };
}

/** An item as its author writes it: what is right stands apart; the server orders the options. */
function authoredItem(limits: Limits) {
  const { text, length } = limits;
  const option = text(LONGEST.option);
  const question = { text: text(LONGEST.stem), ...explained(limits) };
  return unionOf(ITEM_KINDS, {
    mcq: Type.Object(
      {
        type: Type.Literal('mcq'),
        ...question,
        answer: option,
        distractors: Type.Array(option, length(DISTRACTOR_COUNT)),
      },
      strict,
    ),
    true_false: Type.Object(
      { type: Type.Literal('true_false'), ...question, answer: Type.Boolean() },
      strict,
    ),
    match_pairs: Type.Object(
      {
        type: Type.Literal('match_pairs'),
        ...question,
        pairs: Type.Array(Type.Tuple([option, option]), length(PAIR_COUNT)),
        surplus: Type.Optional(Type.Array(option, length({ least: 0, most: MOST_SURPLUS }))),
      },
      strict,
    ),
    arrange_list: Type.Object(
      {
        type: Type.Literal('arrange_list'),
        ...question,
        order: Type.Array(option, length(STEP_COUNT)),
        foreign: Type.Optional(Type.Array(option, length({ least: 0, most: MOST_FOREIGN }))),
      },
      strict,
    ),
    typed: Type.Object({ type: Type.Literal('typed'), ...question, ...written(limits) }, strict),
    cloze: Type.Object({ type: Type.Literal('cloze'), ...question, ...written(limits) }, strict),
    flashcard: Type.Object(
      {
        type: Type.Literal('flashcard'),
        front: text(LONGEST.stem),
        back: text(LONGEST.back),
      },
      strict,
    ),
  });
}

/**
 * An item as an author writes it. `surplus` are right items of match_pairs that no left one belongs
 * to, `foreign` entries of arrange_list that do not belong, `accepted` other wordings of a written
 * answer.
 */
export const ItemEdit = authoredItem({
  text: (maxLength) => Type.String({ minLength: 1, maxLength }),
  length: ({ least, most }) => ({ minItems: least, maxItems: most }),
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

/**
 * What readers claim to be right, as the first of them wrote it, how many say so, and the last second
 * opinion on it.
 */
const OpenClaim = Type.Object({
  text: Type.String(),
  readers: Count,
  createdAt: EpochMs,
  opinion: nullable(SecondOpinion),
});

/** What is stored is shown as it is, within those limits or not. */
export const StoredItem = authoredItem({ text: () => Type.String(), length: () => ({}) });

export const AdminItem = Type.Object(
  {
    id: Id,
    revision: Count,
    bookId: Id,
    bookTitle: Type.String(),
    state: Type.Enum(['active', 'hidden']),
    content: StoredItem,
    origin: nullable(Origin),
    flaws: Type.Array(Type.String()),
    reports: Type.Array(AdminReport),
    claims: Type.Array(OpenClaim),
    figures: nullable(ItemFigures),
  },
  {
    description:
      'An item with all that admins need to decide about it. `flaws` are what the checks find ' +
      'in it now; `reports` newest first; `claims` are open, what most say first; `figures` are ' +
      'null while few readers have answered.',
  },
);
export type AdminItem = Static<typeof AdminItem>;

export const AdminItems = Type.Array(AdminItem);
export type AdminItems = Static<typeof AdminItems>;

export const ItemModeration = Type.Object(
  { state: Type.Enum(['active', 'hidden']) },
  {
    ...strict,
    description:
      'Decides about an item: `active` keeps it as it is, `hidden` takes it away for now.',
  },
);
export type ItemModeration = Static<typeof ItemModeration>;

export const ClaimDecision = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: LONGEST.written }),
    state: Type.Enum(['accepted', 'refused']),
  },
  {
    ...strict,
    description:
      'Decides about what readers claim to be right: `accepted` teaches the question this ' +
      'wording and raises their answers.',
  },
);
export type ClaimDecision = Static<typeof ClaimDecision>;
