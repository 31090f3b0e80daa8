import type { KnownItems } from '../../items/checks/near-duplicates.ts';
import type { Extracted } from '../extractive/extract-drafts.ts';
import type { ChapterSpan } from '../extractive/possible-item.ts';
import type { ProseFit } from '../extractive/prose/prose-items.ts';
import { type Work, rejectedWith } from '../runs/progress.ts';
import { USUAL_COUNT } from './batch-pieces.ts';
import type { Batch, BatchOrder, Reach } from './batch.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { judgeDraft } from './judge-draft.ts';
import { type Known, makeableOf } from './known-items.ts';
import { lackingIn } from './rules-limits.ts';
import type { SourcePassage, SourceText } from './source-text.ts';

/** Where no number is asked for: a batch takes some more where a round brings them. */
const SOME_MORE = 2;
/** Lists bring drafts of one kind, of which many may be refused for the same reason. */
const DRAFTS_OF_STRUCTURES = 60;
const LEAST_PASSAGES = 5;
const MOST_PASSAGES = 20;
/** The rest of a run is storing. */
const SHARE_OF_WORK = 0.9;

export type RulesInput = {
  readonly text: SourceText;
  readonly known: readonly Known[];
  readonly work: Work;
};

/**
 * Some passages to work through, and how many drafts are wanted of them at most: of what stands in
 * lists and tables, or else in sentences.
 */
export type Round = {
  readonly from: 'structures' | 'sentences';
  readonly passages: readonly SourcePassage[];
  readonly wanted: number;
};

/** What rules have brought in from a text so far, round by round. */
export class RulesHarvest {
  /** What drafts were made of, whether they passed or not: it is not looked at again. */
  readonly taken: ChapterSpan[];
  readonly #order: BatchOrder;
  readonly #input: RulesInput;
  readonly #known: KnownItems;
  readonly #candidates: ItemCandidate[] = [];
  #looked = 0;
  /** How many passages hold no more; a round that brought all that was wanted may have left some. */
  #done = 0;
  #areStructuresDone: boolean;
  #fit: ProseFit = 'fit';
  readonly #enough: number;
  readonly #most: number;

  constructor(order: BatchOrder, input: RulesInput, known: KnownItems) {
    this.#order = order;
    this.#input = input;
    this.#areStructuresDone = input.text.structures.length === 0;
    this.#known = known;
    this.#enough = order.count ?? USUAL_COUNT;
    this.#most = order.count ?? USUAL_COUNT + SOME_MORE;
    this.taken = input.known.flatMap(({ content, quote }) =>
      quote !== null && makeableOf(content) === order.what ? [quote] : [],
    );
  }

  get reach(): Reach {
    const { passages, scope } = this.#input.text;
    const isDone = this.#areStructuresDone && this.#done === passages.length;
    const hasEnough = this.#candidates.length >= this.#enough;
    return {
      looked: this.#looked,
      of: passages.length,
      hasEnough,
      isDone,
      scope,
      fit: this.#fit,
    };
  }

  /** What to work through next; undefined when there is enough, or nothing more in the text. */
  nextRound(): Round | undefined {
    const kept = this.#candidates.length;
    if (kept >= this.#enough || this.reach.isDone) return undefined;
    const all = this.#input.text.passages;
    if (!this.#areStructuresDone) {
      return { from: 'structures', passages: all, wanted: DRAFTS_OF_STRUCTURES };
    }
    const size = roundSize({ looked: this.#looked, kept, enough: this.#enough });
    const passages = all.slice(this.#done, this.#done + size);
    return { from: 'sentences', passages, wanted: this.#most - kept };
  }

  /** Judges the drafts of a round, and tells how far the work has come with them. */
  async takeIn(
    { from, passages, wanted }: Round,
    { drafts, fit, isAll }: Extracted,
  ): Promise<void> {
    const { work } = this.#input;
    const { book } = this.#order;
    const refusals: string[] = [];
    let drafted = 0;
    for (const draft of drafts) {
      if (this.#candidates.length === this.#most) break;
      const passage = passages.find(({ number }) => number === draft.chunk) ?? null;
      const judged = await judgeDraft(draft, { book, passage, known: this.#known });
      if ('candidate' in judged) this.#candidates.push(judged.candidate);
      else refusals.push(judged.refusal);
      this.taken.push(draft);
      drafted += 1;
    }
    this.#fit = fit ?? this.#fit;
    if (from === 'structures') this.#areStructuresDone = drafts.length < wanted;
    else {
      this.#looked = Math.max(this.#looked, this.#done + passages.length);
      if (drafts.length < wanted) this.#done += passages.length;
      // The rules look at the whole text to say so.
      if (isAll) this.#looked = this.#done = this.#input.text.passages.length;
    }
    await work.report({
      share: SHARE_OF_WORK * this.#share(),
      drafted: work.progress.drafted + drafted,
      kept: this.#candidates.length,
      rejected: rejectedWith(work.progress.rejected, refusals),
    });
  }

  batch(failure: string | undefined): Batch {
    const { text, known } = this.#input;
    const looked = text.passages.slice(0, this.#looked).map(({ number }) => number);
    const ofItems = this.#candidates.flatMap(({ origin }) => origin?.chunk ?? []);
    const chunks = [...new Set([...looked, ...ofItems])];
    const candidates = this.#candidates;
    const lacking = lackingIn(this.#order);
    return {
      candidates,
      chunks,
      failure,
      lacking,
      description: undefined,
      known,
      reach: this.reach,
    };
  }

  /** Of the text or of the items, whichever is nearer to its end. */
  #share(): number {
    const { looked, of } = this.reach;
    return Math.min(1, Math.max(looked / of, this.#candidates.length / this.#enough));
  }
}

/**
 * How many passages a round takes: as many as should bring what is missing, going by what those
 * before it have brought.
 */
export function roundSize({
  looked,
  kept,
  enough = USUAL_COUNT,
}: {
  looked: number;
  kept: number;
  enough?: number;
}): number {
  if (looked === 0) return LEAST_PASSAGES;
  const needed = Math.ceil(((enough - kept) * looked) / kept);
  return Math.min(MOST_PASSAGES, Math.max(LEAST_PASSAGES, needed));
}
