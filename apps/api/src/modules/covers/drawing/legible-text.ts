import { type Typeface, fontFor } from './typeface.ts';

const HYPHENS = /[\u2010\u2011]/g;
/** Marks that belong to no letter of their own, and signs that only steer others. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;
const SPEAKING = /[\p{L}\p{N}]/u;

/**
 * What of a text a face can draw. A letter that it has only without its accents is drawn without
 * them, other letters that it lacks are left out; where those leave no letter or figure behind, it
 * is nothing.
 */
export function legibleText(text: string, face: Typeface): string {
  const line = text.normalize('NFC').replace(HYPHENS, '-').replace(UNSEEN, '');
  const letters = Array.from(line.replace(/\s/g, ' '), (letter) => known(letter, face));
  const left = letters.join('').replace(/ +/g, ' ').trim();
  return letters.includes('') && !SPEAKING.test(left) ? '' : left;
}

function known(letter: string, face: Typeface): string {
  const plain = Array.from(letter.normalize('NFD')).slice(0, 1);
  return [letter, ...plain].find((spelled) => fontFor(spelled, face)) ?? '';
}
