import { type Static, Type } from 'typebox';

import { CHAPTER_NUMBERS } from '../../domain/formats.ts';
import {
  BATCH_SIZES,
  BUDGET_SLICES,
  BUDGET_UNITS,
  ESTIMATE_BASES,
  MODEL_PURPOSES,
  ITEM_DIFFICULTIES,
  MAKEABLE,
  PROVIDER_PLACES,
  RUN_OMISSIONS,
  RUN_STAGES,
  RUN_STATES,
} from '../../domain/generation.ts';
import { QUESTION_KINDS } from '../../domain/kinds.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { Grounding } from './origin.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

export const GenerationResult = Type.Object(
  {
    count: Count,
    reason: Type.Optional(Type.String()),
    retryAt: Type.Optional(EpochMs),
    grounding: Type.Optional(Grounding),
    isPreview: Type.Optional(Type.Literal(true)),
  },
  {
    description:
      '`reason` says why nothing was made, or less, and what to do about it, and how far a ' +
      'batch without a model got through its text then; `retryAt` when the provider may be ' +
      'asked again, where it has said so; `grounding` what the items were made from, absent ' +
      'where none were. `isPreview`: they are proposals, which their maker decides about.',
  },
);
export type GenerationResult = Static<typeof GenerationResult>;

export const Provider = Type.Object(
  {
    model: Type.String(),
    place: Type.Enum(PROVIDER_PLACES),
    address: nullable(Type.String()),
    reviewModel: nullable(Type.String()),
  },
  {
    description:
      "The model that writes: its name, and where it works: at OpenAI's, on the server's own " +
      'machine or network (`local`), or at another host. `address` is of its server, for ' +
      'admins, else null. `reviewModel` judges what it writes; null where it does so itself.',
  },
);
export type Provider = Static<typeof Provider>;

export const GenerationMeans = Type.Object(
  {
    hasModel: Type.Boolean(),
    needsText: Type.Boolean(),
    provider: nullable(Provider),
  },
  {
    description:
      'By what items are made: `hasModel`, a model can write them, else they come from texts ' +
      'alone. `needsText`: for the caller none are made of a book without its text; for guests ' +
      'not by a model either.',
  },
);
export type GenerationMeans = Static<typeof GenerationMeans>;

const anyKind = QUESTION_KINDS.join('|');
/** Kinds of question, with commas between. */
const KINDS = `^(?:${anyKind})(?:,(?:${anyKind}))*$`;

const [LEAST_SIZE, MOST_SIZE] = [Math.min(...BATCH_SIZES), Math.max(...BATCH_SIZES)];

const generationWish = {
  sourceId: Type.Optional(Id),
  count: Type.Optional(
    Type.Integer({ minimum: LEAST_SIZE, maximum: MOST_SIZE, multipleOf: LEAST_SIZE }),
  ),
  difficulty: Type.Optional(
    Type.Integer({
      minimum: Math.min(...ITEM_DIFFICULTIES),
      maximum: Math.max(...ITEM_DIFFICULTIES),
    }),
  ),
  kinds: Type.Optional(Type.String({ maxLength: LONGEST.questionKinds, pattern: KINDS })),
  chapters: Type.Optional(
    Type.String({ maxLength: LONGEST.chapterNumbers, pattern: CHAPTER_NUMBERS }),
  ),
  preview: Type.Optional(Type.Boolean()),
};

export const GenerationQuery = Type.Object(generationWish, {
  ...strict,
  description:
    'What is wanted of a batch. `sourceId`: which text to work from; without it the one that ' +
    'is covered least, else title and author. `count`: so many items, about ten without it. ' +
    '`difficulty`: 1 easy, 2 medium, 3 hard. `kinds`: of questions alone, with commas ' +
    'between. `chapters`: numbers of chapters of the text that `sourceId` names, from 1, with ' +
    'commas between. `preview`: the items become proposals, which nobody sees but their ' +
    'maker.',
});
export type GenerationQuery = Static<typeof GenerationQuery>;

export const Makeable = Type.Enum(MAKEABLE);

export const EstimateQuery = Type.Object(
  { ...generationWish, what: Type.Enum(MAKEABLE, { type: 'string' }) },
  { ...strict, description: 'A batch as it would be asked for.' },
);
export type EstimateQuery = Static<typeof EstimateQuery>;

export const GenerationEstimate = Type.Object(
  {
    calls: Count,
    inputTokens: Count,
    outputTokens: Count,
    usd: nullable(Type.Number()),
    seconds: nullable(Count),
    basis: Type.Enum(ESTIMATE_BASES),
  },
  {
    description:
      'What a batch would take: calls of a model and their tokens, all 0 where rules make it. ' +
      '`usd` is null where the prices are not known, `seconds` where no run has shown how fast ' +
      "the model is. `basis`: measured by this server's own runs, or reckoned from the size of " +
      'what would be asked.',
  },
);
export type GenerationEstimate = Static<typeof GenerationEstimate>;

export const RunState = Type.Enum(RUN_STATES);
export type RunState = Static<typeof RunState>;

export const RunStage = Type.Enum(RUN_STAGES);
export type RunStage = Static<typeof RunStage>;

export const ModelUsage = Type.Object(
  {
    model: Type.String(),
    inputTokens: Count,
    outputTokens: Count,
    usd: nullable(Type.Number()),
  },
  {
    description:
      'What a model was used for something; `usd` is null where the prices are not known.',
  },
);
export type ModelUsage = Static<typeof ModelUsage>;

/** Of a slice in a day or a month: what it may take, what is used, and what it can still have. */
const SliceUse = Type.Object({ most: Type.Number(), used: Type.Number(), left: Type.Number() });

export const BudgetUse = Type.Object(
  {
    unit: Type.Enum(BUDGET_UNITS),
    dayUntil: EpochMs,
    monthUntil: EpochMs,
    slices: Type.Array(
      Type.Object({ slice: Type.Enum(BUDGET_SLICES), day: SliceUse, month: SliceUse }),
    ),
  },
  {
    description:
      'What models may take, in USD or tokens, and what is used of it: with what is reserved ' +
      "for what is under way. The first slice is everybody's. What is `left` of a slice is no " +
      'more than is left of those around it. `dayUntil` and `monthUntil` tell when there is ' +
      'more.',
  },
);
export type BudgetUse = Static<typeof BudgetUse>;

export const ModelCosts = Type.Object(
  {
    days: Count,
    budget: nullable(BudgetUse),
    costs: Type.Array(
      Type.Object({ purpose: Type.Enum(MODEL_PURPOSES), times: Count, usage: ModelUsage }),
    ),
  },
  {
    description:
      'What models were used for in the last days, as many as `days`, whatever came of it. ' +
      '`times` counts batches that were made (`items`, and `review` by another model), and ' +
      'otherwise how often a model was asked: for the main ideas of a text (`ideas`; a batch ' +
      'counts its own), for another item in the place of one (`replacements`), about what ' +
      'readers claim to be right (`claims`). `budget` is null where there is no model.',
  },
);
export type ModelCosts = Static<typeof ModelCosts>;

export const GenerationRun = Type.Object(
  {
    id: Id,
    bookId: Id,
    what: Makeable,
    sourceId: nullable(Id),
    state: RunState,
    isPreview: Type.Boolean(),
    stage: RunStage,
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    drafted: Count,
    kept: Count,
    rejected: Type.Record(Type.String(), Count),
    skipped: Type.Array(Type.Enum(RUN_OMISSIONS)),
    reason: nullable(Type.String()),
    retryAt: Type.Optional(EpochMs),
    startedAt: EpochMs,
    finishedAt: nullable(EpochMs),
    usage: nullable(ModelUsage),
    reviewUsage: nullable(ModelUsage),
  },
  {
    description:
      'A run makes one batch of items. `progress` is from 0 to 1. `rejected` counts refused ' +
      'drafts by the name of the check that refused them. `skipped` are the steps that were ' +
      'left out for some of them, because time was short or the model failed; and `ideas` where ' +
      'no main ideas were found in the text. `usage` is for admins, else null; so is ' +
      '`reviewUsage`, of the model that reviews where that is another one. `isPreview`: what it ' +
      'keeps are proposals.',
  },
);
export type GenerationRun = Static<typeof GenerationRun>;

export const BookRuns = Type.Array(GenerationRun, {
  description:
    'The runs of a book that the caller may see: those under way, and the last of each kind.',
});
export type BookRuns = Static<typeof BookRuns>;
