import { hash32 } from '@morsel/sdk/rules';
import { type Candidate, rankFeed } from '@morsel/sdk/rules/schedule';

import type { Db } from '../../database/connection.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { type CandidateRow, findCandidates } from './queries.ts';

/** Whose feed is ranked; readers' feeds differ by their ids where items could change places. */
export interface RankingRequest {
  readonly reader: Reader;
  readonly feedId: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Ids of all items that may stand in the reader's feed now, in its order. */
export async function rankedFeed(db: Db, request: RankingRequest): Promise<number[]> {
  return ranked(await findCandidates(db, viewerOf(request.reader)), request);
}

/** Ids of these candidates, in the order of the reader's feed. */
export function ranked(
  rows: readonly CandidateRow[],
  { reader, feedId, now }: RankingRequest,
): number[] {
  return rankFeed(rows.map(candidateOf), { now, seed: hash32(`${reader.id} ${feedId}`) });
}

function candidateOf(row: CandidateRow): Candidate {
  return {
    itemId: row.id,
    bookId: row.book_id,
    kind: row.kind,
    difficulty: row.difficulty,
    position: row.position,
    memory: memoryOf(row),
    lastWrong: row.last_outcome === 'wrong' || row.last_outcome === 'hard',
  };
}

function memoryOf(row: CandidateRow): Candidate['memory'] {
  const { due_at: dueAt, stability, memory_difficulty: difficulty, last_review_at } = row;
  if (dueAt === null || stability === null || difficulty === null || last_review_at === null) {
    return undefined;
  }
  return { dueAt, stability, difficulty, lastReviewAt: last_review_at };
}
