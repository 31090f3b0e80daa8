export { expectedGain } from './expected-gain.ts';
export { bestOfEachIdea, ideaCount, recallForecast } from './forecast.ts';
export {
  replayed,
  retrievability,
  reviewed,
  type MemoryState,
  type ReviewOutcome,
  type Review,
} from './memory.ts';
export type { Candidate } from './ranking/candidates.ts';
export {
  CARD,
  type FeedColumns,
  type ItemColumns,
  itemColumns,
  NO_AGE,
  type PractisedColumns,
  practisedColumns,
} from './ranking/feed-columns.ts';
export { Numbering } from './ranking/numbering.ts';
export { type PreparedFeed, prepareFeed } from './ranking/prepare-feed.ts';
export { rankFeed, type Ranking, rankPrepared } from './ranking/rank-feed.ts';
