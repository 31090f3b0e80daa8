import { PRINTABLE_TEXT } from '@morsel/sdk/contract';

const PRINTABLE = new RegExp(PRINTABLE_TEXT, 'u');
/** The blank of Braille counts as a sign, and has nothing to see. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether every database holds the text and every screen shows it, in one line. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text);
}

/** Whether a text is empty to the eye: spaces and signs of no width are all that it has. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
