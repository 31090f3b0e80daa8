import type { KnownItems } from '../../items/checks/near-duplicates.ts';
import type { Makeable } from '../draft.ts';
import { draftItems } from '../drafting/drafting.ts';
import type { Verdict } from '../drafting/sheet.ts';
import { solveBlindly } from '../drafting/solving.ts';
import { type Model, ModelError } from '../provider/model.ts';
import { type Usage, addUsage } from '../provider/usage.ts';
import { type Work, rejectedWith } from '../runs/progress.ts';
import type { QuestionKind } from './batch.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidate.ts';
import { judge } from './judging.ts';
import type { Passage } from './source-text.ts';

/** A piece of work for a model: some items from one passage, or from memory. */
export type Piece = {
  readonly book: { readonly title: string; readonly author: string };
  readonly passage: Passage | null;
  readonly what: Makeable;
  readonly kinds: readonly QuestionKind[];
  readonly count: number;
  /** What there is already asks this. */
  readonly taken: readonly string[];
  readonly truthFirst: boolean;
  readonly seed: number;
  /** Of the whole work. */
  readonly share: number;
};

/** Why the solver refuses, as it is counted. */
const REFUSALS: Record<Exclude<Verdict, 'agreed'>, string> = {
  disagreed: 'solver disagreed',
  ambiguous: 'ambiguous',
};

type Tools = {
  readonly model: Model;
  readonly known: KnownItems;
  readonly work: Work;
  readonly budget: Budget;
};

/**
 * The items of one piece that passed the rules and, questions, a solver that does not know the keys.
 *
 * @throws ModelError when the model fails; what it has used is counted.
 */
export async function workThrough(piece: Piece, tools: Tools): Promise<Candidate[]> {
  const candidates = await draftsThatPass(piece, tools);
  const solved =
    piece.what === 'flashcards' ? candidates : await agreedOn(candidates, piece, tools);
  const { kept, share } = tools.work.progress;
  await tools.work.report({ kept: kept + solved.length, share: share + piece.share / 2 });
  return solved;
}

async function draftsThatPass(piece: Piece, tools: Tools): Promise<Candidate[]> {
  const { model, known, work, budget } = tools;
  const { book, passage } = piece;
  await work.report({ stage: 'drafting' });
  const order = { ...piece, passage: passage?.text ?? null };
  const drafted = await metered(work, draftItems(model, order, budget.drafting));
  const judged = drafted.drafts.map((draft) => judge(draft, { book, passage, known }));
  const refusals = judged.flatMap((one) => ('refusal' in one ? [one.refusal] : []));
  const dropped = drafted.dropped.map(({ reason }) => reason);
  await work.report({
    stage: 'checking',
    share: work.progress.share + piece.share / 2,
    drafted: work.progress.drafted + judged.length + dropped.length,
    rejected: rejectedWith(work.progress.rejected, [...refusals, ...dropped]),
  });
  return judged.flatMap((one) => ('candidate' in one ? [one.candidate] : []));
}

async function agreedOn(
  candidates: readonly Candidate[],
  { book, passage, seed }: Piece,
  { model, work, budget }: Tools,
): Promise<Candidate[]> {
  await work.report({ stage: 'solving' });
  const questions = candidates.flatMap(({ content }, id) =>
    content.kind === 'flashcard' ? [] : [{ id, content }],
  );
  const order = { book, passage: passage?.text ?? null, questions, seed };
  const { verdicts } = await metered(work, solveBlindly(model, order, budget.solving));
  const refusals = [...verdicts.values()].flatMap((verdict) =>
    verdict === 'agreed' ? [] : [REFUSALS[verdict]],
  );
  await work.report({ rejected: rejectedWith(work.progress.rejected, refusals) });
  return candidates.filter((_, id) => verdicts.get(id) === 'agreed');
}

/** Counts what a call has used, also when it fails. */
export async function metered<Answer extends { readonly usage: Usage }>(
  work: Work,
  call: Promise<Answer>,
): Promise<Answer> {
  const count = (usage: Usage) => work.report({ usage: addUsage(work.progress.usage, usage) });
  try {
    const answer = await call;
    await count(answer.usage);
    return answer;
  } catch (error) {
    if (error instanceof ModelError) await count(error.usage);
    throw error;
  }
}
