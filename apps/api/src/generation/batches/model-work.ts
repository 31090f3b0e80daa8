import type { Draft } from '../draft.ts';
import { draftItems } from '../drafting/draft-items.ts';
import { type SolverQuestion, backsOf, solveBlindly } from '../drafting/solve-blindly.ts';
import { solveTwice } from '../drafting/solve-twice.ts';
import type { SolverVerdict } from '../drafting/solver-sheet.ts';
import { type Work, rejectedWith } from '../runs/progress.ts';
import { countRefusals } from './count-refusals.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { admitDrafts, isUnread, weighDrafts } from './judge-drafts.ts';
import { metered } from './metered.ts';
import { repairRefused, reviewAgain, reviewDrafts } from './review-drafts.ts';
import { stepsInTime } from './steps-in-time.ts';
import { together } from './together.ts';
import type { WorkPiece, WorkTools } from './work-piece.ts';

/** Why the solver refuses, as it is counted. */
const REFUSALS: Record<Exclude<SolverVerdict, 'agreed'>, string> = {
  disagreed: 'solver disagreed',
  ambiguous: 'ambiguous',
};

const SHARES = { drafting: 0.4, reviewing: 0.3, solving: 0.3 };

/**
 * The items of one piece: drafted, reviewed by a rubric, those refused repaired once as far as there
 * is time, then put through the rules and a solver that does not know the keys. What the rules doubt of
 * an item as it has become by then is read once more.
 *
 * @throws ModelError when the model fails; what it has used is counted.
 */
export async function workThrough(piece: WorkPiece, tools: WorkTools): Promise<ItemCandidate[]> {
  const began = Date.now();
  const drafts = await draftsOf(piece, tools);
  const { deadline = Infinity } = tools.budget.solving;
  const now = Date.now();
  const steps = stepsInTime({
    tookMs: now - began,
    leftMs: deadline - now,
    rounds: tools.rounds(),
  });

  const weighed = await weighDrafts(drafts, piece, tools);
  const reviewed = await reviewDrafts(weighed.passed, { piece, tools, steps });
  const refused = [...weighed.refused, ...reviewed.refused];
  const repaired = await repairRefused(refused, { piece, tools, steps });
  await advance(tools.work, piece.share * SHARES.reviewing);

  await tools.work.report({ stage: 'checking' });
  const sound = await admitDrafts(reviewed.passed, piece, tools);
  const mended = await admitDrafts(repaired, piece, tools);
  const candidates = [...sound, ...mended].map(({ candidate }) => candidate);
  const unread = [...sound.filter(isUnread), ...mended].map(({ candidate }) => candidate);
  const [solved, confirmed] = await together([
    agreedOn(candidates, piece, tools),
    reviewAgain(unread, { piece, tools, steps }),
  ]);
  const kept = solved.filter((one) => !unread.includes(one) || confirmed.includes(one));
  await advance(tools.work, piece.share * SHARES.solving);
  await tools.work.report({ kept: tools.work.progress.kept + kept.length });
  return kept;
}

const advance = (work: Work, share: number) => work.report({ share: work.progress.share + share });

async function draftsOf(piece: WorkPiece, tools: WorkTools): Promise<readonly Draft[]> {
  const { model, work, budget } = tools;
  await work.report({ stage: 'drafting' });
  const idea = piece.passage?.idea;
  const order = { ...piece, passage: piece.passage?.text ?? null, idea: idea?.title };
  const { drafts, dropped } = await metered(work, draftItems(model, order, budget.drafting));
  const { progress } = work;
  await work.report({
    share: progress.share + piece.share * SHARES.drafting,
    drafted: progress.drafted + drafts.length + dropped.length,
    rejected: rejectedWith(
      progress.rejected,
      dropped.map(({ reason }) => reason),
    ),
  });
  return idea === undefined ? drafts : drafts.map((draft) => ({ ...draft, idea: idea.key }));
}

/** Those that the solver agrees with, when asked once more where it did not. */
async function agreedOn(
  candidates: readonly ItemCandidate[],
  { book, passage, seed }: WorkPiece,
  { model, work, budget }: WorkTools,
): Promise<ItemCandidate[]> {
  await work.report({ stage: 'solving' });
  const all = candidates.map(({ content }, id) => ({ id, content }));
  const common = { book, passage: passage?.text ?? null, backs: backsOf(all) };
  const ask = async (questions: readonly SolverQuestion[], round: number) => {
    const order = { ...common, questions, seed: seed + round };
    const solving = solveBlindly(model.reviewer ?? model, order, budget.solving);
    return (await metered(work, solving, model.reviewer && 'reviewUsage')).verdicts;
  };
  const verdicts = await solveTwice(all, ask);
  const refusals = [...verdicts.values()].flatMap((verdict) =>
    verdict === 'agreed' ? [] : [{ refusal: REFUSALS[verdict] }],
  );
  await countRefusals(work, refusals);
  return candidates.filter((_, id) => verdicts.get(id) === 'agreed');
}
