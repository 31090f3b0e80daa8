import type { GenerationResult } from '@morsel/sdk/contract';
import { hash32 } from '@morsel/sdk/rules';

import { NotFoundError } from '../errors.ts';
import type { Limiter, Use } from '../limits/limiter.ts';
import { QUESTION_KINDS } from './batches/batch.ts';
import { findBook } from './batches/book-queries.ts';
import { type ChosenSource, type SourceWish, chooseSource } from './batches/choosing-source.ts';
import { provenanceOf } from './batches/making.ts';
import type { Makeable } from './draft.ts';
import { runUnderWay, startRun } from './runs/starting.ts';
import { resultOfRun } from './runs/waiting.ts';
import { type WorkDeps, workOff } from './working-off.ts';

export type GeneratingDeps = WorkDeps & { readonly limits: Pick<Limiter, 'generation'> };

const NOT_COUNTED: Use = { giveBack: async () => undefined };

const nothingToWorkFrom = (what: Makeable) =>
  `No ${what} were made: Morsel has neither an AI provider nor a text of this book to work from. ` +
  'Add the book’s text (EPUB, PDF, plain text or notes), then generate again.';

/**
 * Makes a batch of items for a book, or waits for the one that is under way. Nothing is invented:
 * where there is neither a model nor a text the count is 0 and the reason says what to do.
 *
 * @throws NotFoundError when the text asked for is none of the reader's.
 * @throws LimitReachedError when the limits of a day are reached.
 */
export async function generateItems(
  deps: GeneratingDeps,
  wish: SourceWish,
): Promise<GenerationResult> {
  const { db, model, now } = deps;
  const source = await chooseSource(db, wish);
  if (source === undefined && model === undefined) {
    return { count: 0, reason: nothingToWorkFrom(wish.what) };
  }
  const running = await runUnderWay(db, keyOf(wish, source), now());
  return running ? resultOfRun(db, running.id, deps) : makeAnew(deps, wish, source);
}

const keyOf = ({ bookId, what }: SourceWish, source: ChosenSource | undefined) => ({
  bookId,
  what,
  sourceKey: source?.id ?? 0,
});

async function makeAnew(
  deps: GeneratingDeps,
  wish: SourceWish,
  source: ChosenSource | undefined,
): Promise<GenerationResult> {
  const { db, model, now, limits } = deps;
  const { reader, bookId, what } = wish;
  const [book] = await findBook(db, { bookId });
  if (book === undefined) throw new NotFoundError('Book not found');
  const use = model === undefined ? NOT_COUNTED : await limits.generation(reader);
  const provenance = provenanceOf(model, source !== undefined);
  const begun = { sourceId: source?.id ?? null, userId: reader.id, now: now(), ...provenance };
  const run = await startRun(db, { ...keyOf(wish, source), ...begun });
  if (run === undefined) {
    await use.giveBack();
    // Another process was faster: there is one to join, or it is over already.
    return generateItems(deps, wish);
  }
  const work = {
    reader,
    what,
    source,
    kinds: QUESTION_KINDS,
    seed: hash32(`${run.id} ${begun.now}`),
  };
  const order = { ...work, book: { ...book, id: bookId } };
  const { hasCalledModel } = await workOff(deps, run.id, { order, provenance });
  if (!hasCalledModel) await use.giveBack();
  return resultOfRun(db, run.id, deps);
}
