import type { RunStage } from '@morsel/sdk/domain';

import type { Draft } from '../draft.ts';
import { repairDrafts } from '../drafting/repair-drafts.ts';
import type { ModelFailure } from '../provider/model-failure.ts';
import { ModelError } from '../provider/model.ts';
import { type Review, reviewItems } from '../reviewing/review-items.ts';
import type { Work } from '../runs/progress.ts';
import { countRefusals } from './count-refusals.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { metered } from './metered.ts';
import type { Steps } from './steps-in-time.ts';
import type { RefusedDraft, WorkPiece, WorkTools } from './work-piece.ts';

type Context = { readonly piece: WorkPiece; readonly tools: WorkTools; readonly steps: Steps };

/** More of them would not fit into the context of a local server. */
const MOST_REPAIRED = 3;
/** There is another item of it already: nothing to mend. */
const BEYOND_REPAIR: ReadonlySet<string> = new Set(['repeated']);
/** Nothing that comes after would fare better. */
const FATAL: ReadonlySet<ModelFailure> = new Set(['cancelled', 'unauthorized', 'out-of-quota']);

/**
 * Drafts that meet the rubric, without their weak distractors, and those that do not. A doubt stands
 * where the reviewer says nothing.
 */
export async function reviewDrafts(
  drafts: readonly Draft[],
  context: Context,
): Promise<{ passed: readonly Draft[]; refused: readonly RefusedDraft[] }> {
  const reviews = await reviewsOf(drafts, context);
  const judged = drafts.map((draft, index) => ({ draft, review: reviews?.[index] }));
  const refused = judged.flatMap(({ draft, review }) => {
    const finding = findingOf(draft, review);
    return finding === undefined ? [] : [{ draft, ...finding }];
  });
  await countRefusals(context.tools.work, refused);
  const passed = judged.flatMap(({ draft, review }) =>
    findingOf(draft, review) === undefined ? [withoutWeak(draft, review?.weak ?? [])] : [],
  );
  return { passed, refused };
}

const findingOf = ({ doubt }: Pick<Draft, 'doubt'>, review: Review | undefined) =>
  review === undefined ? doubt : review.finding;

/** Refused drafts written anew, once, as far as there is time. */
export async function repairRefused(
  refused: readonly RefusedDraft[],
  { piece, tools, steps }: Context,
): Promise<readonly Draft[]> {
  const { model, work, budget } = tools;
  const flawed = refused
    .filter(({ refusal }) => !BEYOND_REPAIR.has(refusal))
    .slice(0, MOST_REPAIRED);
  if (flawed.length === 0) return [];
  if (!steps.isRepaired) {
    await skip(work, 'repairing');
    return [];
  }
  await work.report({ stage: 'repairing' });
  const order = { book: piece.book, passage: piece.passage?.text ?? null, flawed };
  const repaired = await unlessFails(work, 'repairing', () =>
    metered(work, repairDrafts(model, order, budget.drafting)),
  );
  const { idea } = piece.passage ?? {};
  const drafts = (repaired?.drafts ?? []).map((draft) =>
    idea ? { ...draft, idea: idea.key } : draft,
  );
  await work.report({ drafted: work.progress.drafted + drafts.length });
  return drafts;
}

/**
 * Those that meet the rubric, or that nobody doubts, of items that came about after the review: repaired
 * ones, and those that are doubted since their weak distractors are gone.
 */
export async function reviewAgain(
  candidates: readonly ItemCandidate[],
  context: Context,
): Promise<readonly ItemCandidate[]> {
  const drafts = candidates.map((candidate) => ({
    ...candidate,
    quote: candidate.origin?.quote ?? null,
  }));
  const reviews = await reviewsOf(drafts, context);
  const findings = candidates.map((candidate, index) => findingOf(candidate, reviews?.[index]));
  await countRefusals(
    context.tools.work,
    findings.flatMap((finding) => finding ?? []),
  );
  return candidates.filter((_, index) => findings[index] === undefined);
}

/**
 * Undefined where there is no time, or the reviewer fails, and for a draft that it leaves out: who
 * wrote them is believed then, unless the rules doubt it.
 */
async function reviewsOf(
  drafts: readonly Draft[],
  { piece, tools, steps }: Context,
): Promise<readonly (Review | undefined)[] | undefined> {
  const { model, work, budget } = tools;
  if (drafts.length === 0) return [];
  if (!steps.isReviewed) {
    await skip(work, 'reviewing');
    return undefined;
  }
  await work.report({ stage: 'reviewing' });
  const order = { book: piece.book, passage: piece.passage?.text ?? null, drafts };
  const reviewed = await unlessFails(work, 'reviewing', () => {
    const reviewing = reviewItems(model.reviewer ?? model, order, budget.drafting);
    return metered(work, reviewing, model.reviewer && 'reviewUsage');
  });
  if (reviewed?.reviews.includes(undefined)) await skip(work, 'reviewing');
  return reviewed?.reviews;
}

async function unlessFails<Answer>(
  work: Work,
  stage: RunStage,
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ModelError) || FATAL.has(error.kind)) throw error;
    await skip(work, stage);
    return undefined;
  }
}

async function skip(work: Work, stage: RunStage): Promise<void> {
  await work.report({ skipped: [...new Set([...work.progress.skipped, stage])] });
}

function withoutWeak(draft: Draft, weak: readonly string[]): Draft {
  const { item } = draft;
  if (item.type !== 'mcq' || weak.length === 0) return draft;
  const distractors = item.distractors.filter((text) => !weak.includes(text));
  return { ...draft, item: { ...item, distractors } };
}
