import { fsrs, Rating, type FSRSState } from 'ts-fsrs';

import { normals } from './chance.ts';
import { factorOfItems, priorKnowledge } from './item-traits.ts';
import type { ShelfItem } from './shelf.ts';
import type { SimulatedReader } from './simulated-reader.ts';

/**
 * A memory of FSRS's form with weights that the schedule does not know: each a quarter off, give or
 * take, and for each item time runs faster or slower.
 */
export function fsrsReader(seed: number): SimulatedReader {
  const normal = normals(seed, 'weights');
  const w = fsrs().parameters.w.map((weight) => weight * Math.exp(0.25 * normal()));
  const truth = fsrs({ w });
  const memories = new Map<number, FSRSState & { day: number }>();
  const paceOf = factorOfItems('pace', { seed, spread: 0.4 });
  const prior = priorKnowledge(seed);
  const elapsed = (item: ShelfItem, from: number, to: number) => (to - from) * paceOf(item.itemId);
  return {
    recall: (item, day) => {
      const memory = memories.get(item.itemId);
      if (memory === undefined) return prior(item);
      return truth.forgetting_curve(elapsed(item, memory.day, day), memory.stability);
    },
    practise: (item, day, recalled) => {
      const memory = memories.get(item.itemId) ?? null;
      const days = memory === null ? 0 : elapsed(item, memory.day, day);
      const grade = recalled ? Rating.Good : Rating.Again;
      memories.set(item.itemId, { ...truth.next_state(memory, days, grade), day });
    },
  };
}
