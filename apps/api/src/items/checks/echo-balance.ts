import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { type Choice, choiceOf } from './item-parts.ts';
import { contentStems } from './word-similarity.ts';

const IMPROBABLE = 0.01;

/** The options that repeat a word of the question which not all of them repeat. */
export function echoesOf({ stem, options }: Choice): string[] {
  const asked = contentStems(stem);
  const stems = options.map((option) => contentStems(option));
  const telling = [...asked].filter((word) => !stems.every((of) => of.has(word)));
  return options.filter((_, index) => telling.some((word) => stems[index]?.has(word)));
}

/**
 * Whether options that repeat a word of the question are right as often as chance would have it:
 * else a reader could pick them, or strike them out, without knowing anything.
 */
export function echoFlaws(contents: readonly ItemContent[]): Flaw[] {
  const echoing = contents
    .flatMap((content) => choiceOf(content) ?? [])
    .map((choice) => ({ choice, echoes: echoesOf(choice) }))
    .filter(({ choice, echoes }) => echoes.length > 0 && echoes.length < choice.options.length);
  const right = echoing.filter(({ choice, echoes }) => echoes.includes(choice.key)).length;
  const chances = echoing.map(({ choice, echoes }) => echoes.length / choice.options.length);
  const counts = distributionOf(chances);
  const atMost = sum(counts.slice(0, right + 1));
  const atLeast = sum(counts.slice(right));
  const expected = sum(chances).toFixed(1);
  return flawsIf(
    'echo balance',
    2 * Math.min(atMost, atLeast) < IMPROBABLE &&
      `Of ${echoing.length} questions with a word repeated in some options, the right one repeats it in ${right}, by chance ${expected}: ${echoing.map(({ choice, echoes }) => `“${choice.stem}” (${echoes.join(' / ')})`).join(' ')}`,
  );
}

/** How probable each number of hits is in tries with these chances. */
function distributionOf(chances: readonly number[]): number[] {
  let counts = [1];
  for (const chance of chances) {
    const missed = [...counts.map((count) => count * (1 - chance)), 0];
    counts = missed.map((count, hits) => count + (counts[hits - 1] ?? 0) * chance);
  }
  return counts;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
