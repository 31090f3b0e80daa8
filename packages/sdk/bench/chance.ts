import { hash32, seededRandom } from '../src/rules/seeded-random.ts';

/** A number in [0, 1) that belongs to these words: whoever draws it again gets the same one. */
export function chanceOf(...words: readonly (number | string)[]): number {
  return hash32(words.join(' ')) / 2 ** 32;
}

/** Numbers of a normal distribution with mean 0 and deviation 1 (Box and Muller 1958). */
export function normals(...words: readonly (number | string)[]): () => number {
  const random = seededRandom(hash32(words.join(' ')));
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
