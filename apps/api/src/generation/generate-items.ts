import type { GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { hash32 } from '@morsel/sdk/rules';

import type { Limiter } from '../http/limits/limiter.ts';
import { requireAnyBook } from '../items/find-book.ts';
import type { Reader } from '../reader.ts';
import { senderOf } from '../sender.ts';
import { type BatchWish, optionsOf } from './batches/batch-wish.ts';
import { type ChosenSource, chooseSource } from './batches/choose-source.ts';
import { provenanceOf } from './batches/make-batch.ts';
import type { ModelBudget } from './budget/model-budget.ts';
import type { Reservation } from './budget/reservation.ts';
import { type WorkDeps, carryOutRun } from './carry-out-run.ts';
import { estimateBatch } from './estimate/estimate-generation.ts';
import { modelFor } from './model-for.ts';
import type { Model } from './provider/model.ts';
import type { RunningRow } from './runs/start-queries.ts';
import { runUnderWay, startRun } from './runs/start-run.ts';
import { stillAtIt, waitForRun } from './runs/wait-for-run.ts';

export type GeneratingDeps = WorkDeps & {
  readonly model: Model | undefined;
  readonly limits: Pick<Limiter, 'rules'>;
  readonly modelBudget: ModelBudget;
  /** Has the server wait for work that goes on when nobody waits for its answer any more. */
  readonly keepGoing: (work: Promise<unknown>) => void;
};

/** Less than proxies wait for an answer; a slow model takes longer. */
const WAITING_MS = 100_000;

export type GenerationWish = BatchWish & { readonly reader: Reader; readonly bookId: number };

/** A wish with the IP address that it comes from. */
type GenerationCall = GenerationWish & { readonly address: string };

const TAKEN =
  'Another reader is having a preview made from this just now. Generate again in a minute.';
const OTHERWISE_WANTED =
  'A batch with other options is being made from this just now. Yours was not begun: generate again ' +
  'once that one is done, in a minute or two.';

const nothingToWorkFrom = (what: Makeable) =>
  `No ${what} were made: Morsel has neither an AI provider nor a text of this book to work from. ` +
  "Add the book's text (EPUB, PDF, plain text or notes), then generate again.";

const guestsNeedText = (what: Makeable) =>
  `No ${what} were made: for guests they are made from a text of their own. Add the book's text (EPUB, ` +
  'PDF, plain text or notes), or sign in to an account, then generate again.';

/**
 * Makes a batch of items for a book, or waits for the one that is under way. Nothing is invented:
 * where there is neither a model nor a text, or something else is being made from the same, the count
 * is 0 and the reason says what to do.
 *
 * @throws NotFoundError when the text asked for is none of the reader's.
 * @throws InvalidInputError for chapters that it does not have, or that would wait; for more than the budget
 *   ever has.
 * @throws LimitReachedError when the budget for models, or the limit of a day, is used up.
 */
export async function generateItems(
  deps: GeneratingDeps,
  wish: GenerationCall,
): Promise<GenerationResult> {
  const { db, now } = deps;
  const source = await chooseSource(db, wish);
  const model = await modelFor(deps, wish);
  if (source === undefined && model === undefined) {
    const why = deps.model === undefined ? nothingToWorkFrom : guestsNeedText;
    return { count: 0, reason: why(wish.what) };
  }
  const running = await runUnderWay(db, keyOf(wish, source), now());
  const inTheWay = running && whyNotJoined(running, wish);
  if (inTheWay !== undefined) return { count: 0, reason: inTheWay };
  const tired = AbortSignal.timeout(WAITING_MS);
  return running
    ? waitForRun(db, running.id, { ...deps, tired })
    : makeAnew({ ...deps, model }, wish, { source, tired });
}

/** Only who wants the very same gets what a run brings; undefined: they do. */
function whyNotJoined(
  { userId, preview, options }: RunningRow,
  wish: GenerationWish,
): string | undefined {
  if (preview === 1 && userId !== wish.reader.id) return TAKEN;
  const isSame = (preview === 1) === (wish.isPreview === true) && options === optionsOf(wish);
  return isSame ? undefined : OTHERWISE_WANTED;
}

const keyOf = ({ bookId, what }: GenerationWish, source: ChosenSource | undefined) => ({
  bookId,
  what,
  sourceKey: source?.id ?? 0,
});

async function makeAnew(
  deps: GeneratingDeps,
  wish: GenerationCall,
  { source, tired }: { source: ChosenSource | undefined; tired: AbortSignal },
): Promise<GenerationResult> {
  const { db, model, now } = deps;
  const { bookId, sourceId: _, address: __, ...wanted } = wish;
  const { reader, isPreview = false } = wish;
  const book = await requireAnyBook(db, bookId);
  const taken = await takeFor(deps, wish, source);
  const provenance = provenanceOf(model, source !== undefined);
  const sourceId = source?.id ?? null;
  const options = optionsOf(wish);
  const begun = { sourceId, userId: reader.id, isPreview, options, now: now(), ...provenance };
  const reviewModel = model?.reviewer?.name ?? null;
  const key = { ...keyOf(wish, source), reviewModel };
  const run = await orGiveBack(taken, () => startRun(db, { ...key, ...begun }));
  if (run === undefined) {
    await taken.giveBack();
    // Another process was faster: there is one to join, or it is over already.
    return generateItems(deps, wish);
  }
  const seed = hash32(`${run.id} ${begun.now}`);
  const sender = senderOf(reader, { now: begun.now });
  const order = { ...wanted, sender, book, source, seed };
  const { reservation } = taken;
  const carryingOut = carryOutRun(deps, run.id, { order, provenance, reservation });
  deps.keepGoing(carryingOut);
  const isTired = await Promise.race([carryingOut.then(() => false), whenAborted(tired)]);
  return isTired ? stillAtIt(wish.isPreview === true) : waitForRun(db, run.id, { ...deps, tired });
}

/** What a batch takes of a limit: of the budget for models, or of the batches that rules make in a day. */
type Taken = {
  readonly reservation?: Reservation;
  /** For a batch that is not begun. */
  readonly giveBack: () => Promise<void>;
};

async function takeFor(
  { db, model, limits, modelBudget }: GeneratingDeps,
  wish: GenerationCall,
  source: ChosenSource | undefined,
): Promise<Taken> {
  if (model === undefined) return limits.rules(wish.reader);
  const estimate = await estimateBatch({ db, model }, wish, source);
  const reservation = await modelBudget.reserve({ purpose: 'items', by: wish, model, estimate });
  return { reservation, giveBack: () => reservation.settle() };
}

async function orGiveBack<Result>(taken: Taken, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(true), { once: true });
  });
