import type { AuthoredItem } from '../../items/composing.ts';
import type { Usable } from './usable-sentences.ts';

/** A stretch of a chapter's text, in offsets (UTF-16 units). */
export type Place = { readonly chapter: number; readonly start: number; readonly end: number };

/** An item that could be made of one or more sentences. */
export type Candidate = {
  readonly item: AuthoredItem;
  readonly difficulty: number;
  readonly quote: Place;
  readonly chunk: number;
  /** The higher, the sooner it is taken. */
  readonly score: number;
};

/** An item of one sentence, which is its quote. */
export function candidate(
  { chapter, start, end, chunk }: Usable,
  item: Candidate['item'],
  { score, difficulty }: Pick<Candidate, 'score' | 'difficulty'>,
): Candidate {
  return { item, difficulty, score, chunk, quote: { chapter, start, end } };
}
