import { type Demand, DEMANDS } from '../../domain/kinds.ts';
import type { GainingMemory } from '../expected-gain.ts';
import type { MemoryState } from '../memory.ts';
import { type FeedColumns, itemColumns, practisedColumns } from './feed-columns.ts';
import { Numbering } from './numbering.ts';

/** An item that may stand in a reader's feed, with what the reader's history says of it. */
export interface Candidate {
  readonly itemId: number;
  readonly bookId: number;
  /** Type of the question, or a name of its own for flashcards. */
  readonly kind: string;
  /** 1 (easy) to 3. */
  readonly difficulty: number;
  /** Place within its book. */
  readonly position: number;
  readonly idea?: string | null | undefined;
  readonly demand?: Demand | undefined;
  /** undefined for a new item. */
  readonly memory?: (GainingMemory & Pick<MemoryState, 'dueAt'>) | undefined;
  /** Whether the last answer to it was wrong, or its card was rated hard. */
  readonly lastWrong?: boolean | undefined;
}

/** Candidates as columns, and the numbers of their books. */
export function columnsOf(candidates: readonly Candidate[]) {
  const books = new Numbering<number>();
  const kinds = new Numbering(['flashcard']);
  const ideas = new Numbering(['']);
  const items = itemColumns(candidates.length);
  const practised = practisedColumns(candidates.filter(({ memory }) => memory).length);
  const fresh = new Int32Array(candidates.length - practised.item.length);
  let [freshCount, row] = [0, 0];
  for (const [place, candidate] of candidates.entries()) {
    const { itemId, bookId, kind, idea, demand = 'recognise', memory } = candidate;
    items.itemId[place] = itemId;
    items.book[place] = books.numberOf(bookId);
    items.kind[place] = kinds.numberOf(kind);
    items.idea[place] = ideas.numberOf(
      idea === null || idea === undefined ? '' : `${bookId} ${idea}`,
    );
    items.hardness[place] = DEMANDS.indexOf(demand);
    items.difficulty[place] = candidate.difficulty;
    items.position[place] = candidate.position;
    if (memory === undefined) {
      fresh[freshCount] = place;
      freshCount += 1;
    } else {
      practised.item[row] = place;
      practised.itemId[row] = itemId;
      practised.dueAt[row] = memory.dueAt;
      practised.stability[row] = memory.stability;
      practised.difficulty[row] = memory.difficulty;
      practised.lastReviewAt[row] = memory.lastReviewAt;
      practised.lastWrong[row] = candidate.lastWrong ? 1 : 0;
      row += 1;
    }
  }
  return { columns: { items, fresh, practised } satisfies FeedColumns, books };
}
