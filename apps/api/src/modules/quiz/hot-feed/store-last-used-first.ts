import { setImmediate as nextTurn } from 'node:timers/promises';

import { rankFurther } from './frozen-ranking.ts';
import { type KeptRankings, type RankingOf, rankingsOf } from './kept-rankings.ts';
import type { ReaderMemory } from './reader-memory.ts';

/** So many rankings are completed and written in one turn: some tens of milliseconds. */
const PORTION = 16;

/**
 * Writes what memory holds of readers, the rankings that were used last before others, until it is over.
 * Between portions all else goes on.
 */
export async function storeLastUsedFirst(
  kept: Pick<KeptRankings, 'store'>,
  memories: ReadonlyMap<number, ReaderMemory>,
  { isOver }: { readonly isOver: () => boolean },
): Promise<void> {
  const lastUsed = rankingsIn(memories).toSorted((a, b) => b.ranking.usedAt - a.ranking.usedAt);
  for (let next = 0; next < lastUsed.length && !isOver(); next += PORTION) {
    const portion = lastUsed.slice(next, next + PORTION);
    for (const { userId, ranking } of portion) complete(ranking, memories.get(userId));
    await kept.store(portion);
    await nextTurn();
  }
}

function rankingsIn(memories: ReadonlyMap<number, ReaderMemory>): RankingOf[] {
  const ofReaders = [...memories].map(([id, { rankings }]) => [id, rankings ?? new Map()] as const);
  return rankingsOf(new Map(ofReaders));
}

function complete(ranking: RankingOf['ranking'], memory: ReaderMemory | undefined): void {
  if (memory?.known !== undefined) rankFurther(ranking, memory.known);
}
