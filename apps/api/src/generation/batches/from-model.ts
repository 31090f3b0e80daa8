import { hash32 } from '@morsel/sdk/rules';

import { knownItems } from '../../items/checks/near-duplicates.ts';
import type { Description } from '../drafting/describing.ts';
import { type ModelFailure, failureWords } from '../provider/failure.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import type { Batch, BatchOrder } from './batch.ts';
import { type Budget, budgetFrom } from './budget.ts';
import type { Candidate } from './candidate.ts';
import { type Known, askedOf } from './known.ts';
import { workThrough } from './model-work.ts';
import type { Passage } from './source-text.ts';

/** So many chunks are worked through by a batch, so many drafts are asked of each. */
export const CHUNKS_FOR_MODEL = 3;
const DRAFTS_OF_CHUNK = 4;
const DRAFTS_FROM_MEMORY = 8;
const AT_A_TIME = 2;
/** The rest of a run is storing. */
const SHARE_OF_WORK = 0.9;

/** What the next passage may fare better with; of all else there is no hope in this batch. */
const OF_THE_PASSAGE: ReadonlySet<ModelFailure> = new Set([
  'refused',
  'filtered',
  'truncated',
  'malformed',
]);
/** The same passage would come to the same: it is done with. */
const FOR_GOOD: ReadonlySet<ModelFailure> = new Set(['refused', 'filtered']);

type Input = {
  readonly model: Model;
  /** Without a text, null stands for all that the model remembers. */
  readonly passages: readonly (Passage | null)[];
  readonly known: readonly Known[];
  readonly work: Work;
  /** Done beside the rest as soon as the model has shown that it works. */
  readonly describe: (options: AskOptions) => Promise<Description | undefined>;
};

/**
 * Has a model make a batch. The first passage goes alone, so that a slow provider gets at least one
 * done in time; what passes is kept though others fail.
 */
export async function makeByModel(order: BatchOrder, input: Input): Promise<Batch> {
  const budget = budgetFrom(input.work.signal);
  const desk = new Desk(order, input, budget);
  await desk.next();
  const [description] = await Promise.all([
    desk.mayGoOn ? input.describe(budget.drafting) : undefined,
    ...Array.from({ length: AT_A_TIME }, () => desk.goOn()),
  ]);
  const { candidates, chunks, failure } = desk;
  const words = failure && failureWords(failure);
  return { candidates, chunks, failure: words, description, known: input.known };
}

/** The passages of a batch, taken one after the other. */
class Desk {
  readonly candidates: Candidate[] = [];
  readonly chunks: number[] = [];
  failure: ModelFailure | undefined;
  mayGoOn = true;
  readonly #waiting: [number, Passage | null][];
  readonly #order: BatchOrder;
  readonly #input: Input;
  readonly #tools: Parameters<typeof workThrough>[1];

  constructor(order: BatchOrder, input: Input, budget: Budget) {
    this.#order = order;
    this.#input = input;
    this.#waiting = [...input.passages.entries()];
    const known = knownItems(input.known.map(({ content }) => content));
    this.#tools = { model: input.model, known, work: input.work, budget };
  }

  async goOn(): Promise<void> {
    while (this.mayGoOn && this.#waiting.length > 0) await this.next();
  }

  async next(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const [index, passage] = next;
    try {
      this.candidates.push(...(await workThrough(this.#piece(index, passage), this.#tools)));
      this.#markDone(passage);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      this.failure ??= error.kind;
      this.mayGoOn &&= OF_THE_PASSAGE.has(error.kind);
      if (FOR_GOOD.has(error.kind)) this.#markDone(passage);
    }
  }

  #piece(index: number, passage: Passage | null) {
    const { book, what, kinds, seed } = this.#order;
    return {
      book,
      passage,
      what,
      kinds,
      count: passage === null ? DRAFTS_FROM_MEMORY : DRAFTS_OF_CHUNK,
      taken: askedOf(this.#input.known, { what, chunk: passage?.number ?? null }),
      truthFirst: (index + this.#input.known.length) % 2 === 0,
      seed: hash32(`${seed} ${index}`),
      share: SHARE_OF_WORK / this.#input.passages.length,
    };
  }

  #markDone(passage: Passage | null): void {
    if (passage !== null) this.chunks.push(passage.number);
  }
}
