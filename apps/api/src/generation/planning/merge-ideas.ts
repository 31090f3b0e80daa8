import { contentStems } from '../../items/checks/word-similarity.ts';
import type { NamedIdea } from './ask-ideas.ts';

const MOST_IDEAS = 24;
const ALIKE = 0.6;

/**
 * The ideas of all stretches as one list: the first of each stretch, then the second of each. Of
 * those that say the same in other words the first stays.
 */
export function mergeIdeas(stretches: readonly (readonly NamedIdea[])[]): NamedIdea[] {
  const longest = Math.max(0, ...stretches.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    stretches.flatMap((ideas) => ideas[turn] ?? []),
  );
  const merged: NamedIdea[] = [];
  for (const idea of turns.flat()) {
    if (merged.length < MOST_IDEAS && !merged.some((other) => areAlike(idea, other))) {
      merged.push(idea);
    }
  }
  return merged;
}

function areAlike(one: NamedIdea, other: NamedIdea): boolean {
  if (one.key === other.key) return true;
  const [stems, others] = [contentStems(one.title), contentStems(other.title)];
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared > 0 && shared / (stems.size + others.size - shared) >= ALIKE;
}
