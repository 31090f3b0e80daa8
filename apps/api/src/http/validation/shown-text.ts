import { LONGEST, PRINTABLE_TEXT } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

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

type NameField = {
  readonly field: string;
  /** What is longest for it. */
  readonly what: 'title' | 'author' | 'name' | 'passkeyName' | 'tokenName' | 'textName';
  /** Said where nothing is to be seen. */
  readonly missing: string;
};

/**
 * A title or a name that somebody gave, as it is kept (the SDK's `tidyName`).
 *
 * @throws InvalidInputError naming the field, for one that nobody could see, that no database holds, or
 *   that is too long as it is kept.
 */
export function shownName(text: string, { field, what, missing }: NameField): string {
  if (!isPrintable(text.replaceAll(/\s/g, ' '))) {
    throw new InvalidInputError(`The ${field} has characters that cannot be shown`, field);
  }
  const name = tidyName(text);
  if (isBlank(name)) throw new InvalidInputError(missing, field);
  if ([...name].length > LONGEST[what]) {
    throw new InvalidInputError(`The ${field} is longer than ${LONGEST[what]} characters`, field);
  }
  return name;
}
