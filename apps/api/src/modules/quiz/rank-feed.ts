import { type FrozenFeed, hash32 } from '@morsel/sdk/rules';
import { type Candidate, rankFeed } from '@morsel/sdk/rules/schedule';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import {
  type CandidateRow,
  findCandidates,
  findDueCandidates,
  type RankingRow,
} from './queries.ts';

/** Whose feed is ranked; readers' feeds differ by their ids where items could change places. */
export interface RankingRequest {
  readonly reader: Reader;
  readonly feedId: string;
  /** Epoch ms. */
  readonly now: number;
  /** Whether the feed is of what is due alone. */
  readonly dueOnly?: boolean;
}

/** Ids of all items that may stand in the reader's feed now, in its order. */
export async function rankReaderFeed(db: Db, request: RankingRequest): Promise<number[]> {
  return rankCandidates(await feedCandidates(db, request), request);
}

/** The items that may stand in the reader's feed now. */
export function feedCandidates(db: Db, { reader, now, dueOnly }: Omit<RankingRequest, 'feedId'>) {
  return dueOnly ? findDueCandidates(db, { ...reader, now }) : findCandidates(db, reader);
}

/** Ids of these candidates, in the order of the reader's feed. */
export function rankCandidates(rows: readonly CandidateRow[], request: RankingRequest): number[] {
  return rankFeed(rows.map(candidateOf), { now: request.now, seed: rankingSeed(request) });
}

/** By which items take turns that nothing else sets apart; another one for each feed. */
export function rankingSeed({ reader, feedId }: RankingRequest): number {
  return hash32(`${reader.id} ${feedId}`);
}

/** Whether the last review of an item says that it is not known yet. */
export function wasMissed(outcome: CandidateRow['outcome']): boolean {
  return outcome === 'wrong' || outcome === 'hard';
}

function candidateOf(row: CandidateRow): Candidate {
  return {
    itemId: row.id,
    bookId: row.book,
    kind: row.kind,
    idea: row.idea,
    demand: row.demand,
    difficulty: row.difficulty,
    position: row.position,
    memory: memoryOf(row),
    lastWrong: wasMissed(row.outcome),
  };
}

function memoryOf({ due, stability, hardness, reviewed }: CandidateRow): Candidate['memory'] {
  if (due === null) return undefined;
  return { dueAt: due, stability, difficulty: hardness, lastReviewAt: reviewed };
}

/** A frozen feed as its row; item ids are kept as text, since there may be thousands of them. */
export function rankingRow({ order, served }: FrozenFeed): RankingRow {
  return { itemIds: order.join(','), served };
}

export function frozenFeed({ itemIds, served }: RankingRow): FrozenFeed {
  return { order: itemIds === '' ? [] : itemIds.split(',').map(Number), served };
}
