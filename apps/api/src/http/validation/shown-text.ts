import { PRINTABLE_TEXT } from '@morsel/sdk/domain';

import { InvalidInputError } from '../../errors.ts';

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

/**
 * A text that somebody typed in one line, without spaces around it.
 *
 * @throws InvalidInputError naming the field, for a text that nobody could see.
 */
export function shownLine(text: string, field: string): string {
  if (isBlank(text)) throw new InvalidInputError(`${field} may not be empty`, field);
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  if (!isPrintable(tidy)) {
    throw new InvalidInputError(`${field} has characters that cannot be shown`, field);
  }
  return tidy;
}
