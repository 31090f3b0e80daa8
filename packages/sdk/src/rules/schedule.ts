export { expectedGain } from './expected-gain.ts';
export { recallForecast } from './forecast.ts';
export {
  replayed,
  retrievability,
  reviewed,
  type MemoryState,
  type Outcome,
  type Review,
} from './memory.ts';
export { rankFeed, type Candidate } from './ranking.ts';
