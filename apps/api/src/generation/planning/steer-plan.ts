import type { IdeaSteering, TextPlan } from '@morsel/sdk/contract';
import { SECOND_MS } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { requireAnyBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import type { ModelBudget } from '../budget/model-budget.ts';
import { reckonPlan } from '../estimate/reckon-batch.ts';
import { modelFor } from '../model-for.ts';
import { failureText } from '../provider/model-failure.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import { NO_USAGE } from '../provider/token-usage.ts';
import { findSource, findUsableSources } from '../sources/source-queries.ts';
import { countItemsOfIdeas, deleteWish, findIdeas, findPlan, storeWish } from './plan-queries.ts';
import { planText } from './plan-text.ts';

/** Somebody waits for it: then no other call begins, but for the least time of each. */
const PLANNING_MS = 45 * SECOND_MS;
const STRETCH_MS = 6 * SECOND_MS;
const LONGEST_MS = 95 * SECOND_MS;

const NO_MODEL =
  'Main ideas are found by an AI provider, and this server has none. Items are made from the text by rules.';
const GUESTS_NEED_TEXT =
  'For guests main ideas are found in a text of their own. Add a text of this book, or sign in to an account.';
const NO_IDEAS =
  'The AI provider found no main ideas in this text. Questions and flashcards can be generated without ' +
  'them, part by part; or add a longer text, a chapter that explains something.';

export type OfText = { readonly reader: Reader; readonly sourceId: number };

/**
 * The main ideas of a text.
 *
 * @throws NotFoundError when there is no such text for this reader.
 */
export async function readPlan(db: Db | Tx, { reader, sourceId }: OfText): Promise<TextPlan> {
  await requireText(db, { reader, sourceId });
  const plan = await findPlan(db, sourceId);
  const ideas = await findIdeas(db, { sourceId, userId: reader.id });
  const counts = await countItemsOfIdeas(db, reader, sourceId);
  return {
    ideas: ideas.map(({ key, title, chapter, wish }) => {
      const { questions = 0, flashcards = 0 } = counts.find(({ idea }) => idea === key) ?? {};
      return { key, title, chapter: chapter + 1, questions, flashcards, wish };
    }),
    madeAt: plan?.madeAt ?? null,
  };
}

type PlanningDeps = {
  readonly db: Db;
  readonly now: () => number;
  readonly model: Model | undefined;
  readonly modelBudget: ModelBudget;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
};

/**
 * Has the main ideas of a text found anew. Where that fails, or none is found, the plan stays as it was
 * and says why. `address` is the IP address of the device.
 *
 * @throws NotFoundError when the text is none that the reader may have items made from.
 * @throws LimitReachedError when the budget for models is used up.
 * @throws InvalidInputError when the budget never is enough.
 */
export async function makePlan(
  deps: PlanningDeps,
  { address, ...of }: OfText & { readonly address: string },
): Promise<TextPlan> {
  const { db, now, modelBudget, stopping } = deps;
  const { reader, sourceId } = of;
  const { bookId, words } = await requireText(db, of);
  const usable = await findUsableSources(db, reader, bookId);
  if (usable.every(({ id }) => id !== sourceId)) throw new NotFoundError('Text not found');
  const model = await modelFor(deps, { reader, bookId });
  if (model === undefined) {
    return { ...(await readPlan(db, of)), reason: deps.model ? GUESTS_NEED_TEXT : NO_MODEL };
  }
  const book = await requireAnyBook(db, bookId);
  const estimate = { usage: reckonPlan(words), reviewUsage: NO_USAGE };
  const by = { reader, address };
  const reservation = await modelBudget.reserve({ purpose: 'ideas', by, model, estimate });
  const { model: paid } = reservation;
  const order = { sourceId, book, model: paid, options: optionsFrom(stopping), now: now() };
  try {
    const { hasIdeas } = await planText(db, order);
    return { ...(await readPlan(db, of)), ...(!hasIdeas && { reason: NO_IDEAS }) };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { kind, retryAt } = error;
    return {
      ...(await readPlan(db, of)),
      reason: failureText(kind, retryAt),
      ...(retryAt !== undefined && { retryAt }),
    };
  } finally {
    await reservation.settle();
  }
}

/** A slow model goes on as long as it writes, and names fewer ideas. */
function optionsFrom(stopping: AbortSignal): () => AskOptions {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_MS)]);
  const until = Date.now() + PLANNING_MS;
  return () => ({ signal, deadline: Math.max(until, Date.now() + STRETCH_MS) });
}

/**
 * Notes what a reader wants of an idea; kept for later batches, and while the plan is made anew.
 *
 * @throws NotFoundError when there is no such text for this reader, or no such idea in it.
 */
export async function steerIdea(
  tx: Tx,
  { reader, sourceId, key, wish, now }: OfText & IdeaSteering & { readonly now: number },
): Promise<TextPlan> {
  const { ideas } = await readPlan(tx, { reader, sourceId });
  if (ideas.every((idea) => idea.key !== key)) throw new NotFoundError('Idea not found');
  const of = { userId: reader.id, sourceId, key };
  await (wish === null ? deleteWish(tx, of) : storeWish(tx, { ...of, wish, setAt: now }));
  return readPlan(tx, { reader, sourceId });
}

async function requireText(db: Db | Tx, { reader, sourceId }: OfText) {
  const source = await findSource(db, reader, sourceId);
  if (source === undefined) throw new NotFoundError('Text not found');
  return source;
}
