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
export { rankFeed, type Candidate } from './ranking.ts';
