import type { Description } from '../drafting/describe-book.ts';
import { KIND_TURNS } from '../drafting/kind-turns.ts';
import { type ModelFailure, failureText } from '../provider/model-failure.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import { ITEMS_OF_CHUNK } from './batch-pieces.ts';
import type { Batch, BatchOrder, Ground } from './batch.ts';
import { gatherKnown } from './gather-known.ts';
import type { ItemCandidate } from './item-candidate.ts';
import type { Known } from './known-items.ts';
import { workThrough } from './model-work.ts';
import { pieceOf } from './piece-of-batch.ts';
import type { SourcePassage, SourceText } from './source-text.ts';
import type { TimeBudget } from './time-budget.ts';
import { together } from './together.ts';
import type { WorkPiece, WorkTools } from './work-piece.ts';

const PASSAGES_AT_A_TIME = 2;

/** What the next passage may fare better with; of all else there is no hope in this batch. */
const OF_THE_PASSAGE: ReadonlySet<ModelFailure> = new Set([
  'refused',
  'filtered',
  'truncated',
  'malformed',
]);
/** The same passage would come to the same: it is done with. */
const FOR_GOOD: ReadonlySet<ModelFailure> = new Set(['refused', 'filtered']);

export type ModelInput = {
  readonly model: Model;
  /** Without a text, null stands for all that the model remembers. */
  readonly passages: readonly (SourcePassage | null)[];
  /** Undefined: from memory. */
  readonly text?: Pick<SourceText, 'leaveOut' | 'scope' | 'open'> | undefined;
  readonly known: readonly Known[];
  readonly work: Work;
  readonly budget: TimeBudget;
  /** Done beside the rest as soon as the model has shown that it works. */
  readonly describe: (options: AskOptions) => Promise<Description | undefined>;
};

/** What came of a passage. */
type PassageResult = {
  readonly candidates: readonly ItemCandidate[];
  readonly failure?: ModelFailure;
  /** When the provider may be asked again. */
  readonly retryAt?: number | undefined;
  /** Whether it was asked from memory and brought nothing. */
  readonly isSpent?: boolean;
  /** The number of its chunk once that is done with; without a text there is none. */
  readonly chunk?: number | undefined;
  /** The key of the idea that was asked for. */
  readonly idea?: string | undefined;
};

/**
 * Has a model make a batch. The first passage goes alone, so that a slow provider gets at least one
 * done in time; what passes is kept though others fail. From memory each call waits for the one before,
 * since it is told what that has brought.
 */
export async function makeByModel(order: BatchOrder, input: ModelInput): Promise<Batch> {
  const { budget } = input;
  const known = await gatherKnown(input.known);
  const waiting = [...input.passages.entries()];
  const { count = Infinity } = order;
  const atATime = input.passages.includes(null) ? 1 : PASSAGES_AT_A_TIME;
  const made = () => results.flatMap(({ candidates }) => candidates);
  const rounds = () => {
    const needed = Math.ceil(Math.max(0, count - made().length) / ITEMS_OF_CHUNK);
    return Math.ceil(Math.min(waiting.length, needed) / atATime);
  };
  const tools = { model: input.model, known, work: input.work, budget, rounds };
  const results: PassageResult[] = [];
  let isBroken = false;
  let inWork = 0;
  /** With what those that are worked on should bring, so that little is made in vain. */
  const expected = () => made().length + inWork * ITEMS_OF_CHUNK;
  const mayGoOn = () =>
    !isBroken && expected() < count && results.every(canGoOn) && !isAllRemembered(order, results);
  const workOnNext = async () => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [index, passage] = next;
    inWork += 1;
    try {
      results.push(await workOn(pieceOf(order, input, { index, passage, made: made() }), tools));
    } catch (error) {
      isBroken = true;
      throw error;
    } finally {
      inWork -= 1;
    }
  };
  const workOnRest = async () => {
    while (mayGoOn() && waiting.length > 0) await workOnNext();
  };

  await workOnNext();
  const isWorking = results.every(canGoOn);
  const [description] = await together([
    isWorking ? input.describe(budget.drafting) : undefined,
    ...Array.from({ length: atATime }, workOnRest),
  ]);
  const { failure, retryAt } = results.find((result) => result.failure !== undefined) ?? {};
  return {
    candidates: made(),
    chunks: results.flatMap(({ chunk }) => chunk ?? []),
    ideas: results.flatMap(({ idea }) => idea ?? []),
    failure: failure && failureText(failure, retryAt),
    retryAt,
    description,
    reach: undefined,
    ground: groundOf(input.text, results.length),
    known: input.known,
  };
}

const groundOf = (text: ModelInput['text'], worked: number): Ground | undefined =>
  text && { scope: text.scope, open: text.open, isAll: worked >= text.open };

/** A model that brings nothing new of any kind from memory would not with the next call either. */
function isAllRemembered({ what }: BatchOrder, results: readonly PassageResult[]): boolean {
  const turns = what === 'flashcards' ? 1 : KIND_TURNS.length;
  const latest = results.slice(-turns);
  return latest.length === turns && latest.every(({ isSpent = false }) => isSpent);
}

const canGoOn = ({ failure }: PassageResult) =>
  failure === undefined || OF_THE_PASSAGE.has(failure);

async function workOn(piece: WorkPiece, tools: WorkTools): Promise<PassageResult> {
  const { passage } = piece;
  const chunk = passage?.number;
  try {
    const candidates = await workThrough(piece, tools);
    const isSpent = passage === null && candidates.length === 0;
    return { candidates, isSpent, chunk, idea: passage?.idea?.key };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const isDone = FOR_GOOD.has(error.kind);
    const { kind: failure, retryAt } = error;
    return { candidates: [], failure, retryAt, chunk: isDone ? chunk : undefined };
  }
}
