import { InvalidInputError } from '../../errors.ts';
import { isBlank, isPrintable } from '../../shown-text.ts';

/**
 * A reporter's own words as they are kept: without spaces around them, null when nothing is to be
 * seen. They may have several lines.
 *
 * @throws InvalidInputError when they hold characters that no screen shows.
 */
export function noteOf(text: string | undefined): string | null {
  if (text === undefined || isBlank(text)) return null;
  const lines = text.trim().replaceAll('\t', ' ').split(/\r?\n/);
  if (!lines.every(isPrintable)) {
    throw new InvalidInputError('note has characters that cannot be shown', 'note');
  }
  return lines.join('\n');
}
