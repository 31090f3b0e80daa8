import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { tokens } from './words.ts';

const LINKS = new Set('a an and by for in is it of on or the to was were are'.split(' '));

/** A front that says what its back is to recall. */
export function flashcardFlaws(content: ItemContent): Flaw[] {
  if (content.kind !== 'flashcard') return [];
  const { front, back } = content.body;
  const asked = new Set(tokens(front));
  const wanted = tokens(back).filter((word) => !LINKS.has(word));
  const isGiven = wanted.length > 0 && wanted.every((word) => asked.has(word));
  return flawsIf('word shared with the key', isGiven && `The front gives “${back}” away`);
}
