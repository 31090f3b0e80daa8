import { tidyName } from '@morsel/sdk/rules';

import { KINDS_TEXT, MOST_MEGABYTES } from '../../features/texts/picked-text.ts';
import { MOST_KEPT, type Share } from '../../shares/kept-shares.ts';
import type { ReservationTrouble } from '../../shares/reserve-share.ts';
import { SHARED_WORDS, type ShareTrouble } from '../../shares/share-address.ts';
import { counted } from '../../ui/text/number-text.ts';

/** Why a share did not come through or is not added, and what to do. */
export const TROUBLE_TEXT: Readonly<Record<ShareTrouble | ReservationTrouble, string>> = {
  missed:
    'What you shared did not arrive, since Morsel was not quite installed yet. Share it once more, or choose the file here.',
  foreign: 'Another website tried to put something into this form. Nothing of it was kept.',
  'unknown-kind': `A file that was shared is of a kind that Morsel does not read. These it reads: ${KINDS_TEXT}.`,
  'too-large': `What was shared is too large; ${MOST_MEGABYTES} MB fit in a file. Share one without pictures, or a part of the book.`,
  'too-many': `No more than ${MOST_KEPT} shares wait here. Add or leave out some, then share once more what is missing.`,
  'no-room':
    'This device has no room for what you shared. Free some, then share it once more, or choose the file here.',
  'not-kept':
    'What you shared could not be kept on this device. Share it once more, or choose the file here.',
  'in-work': 'This share is being added right now, in another tab or since before you came back.',
  gone: 'This share was added or left out elsewhere meanwhile. To add what stands here all the same, press the button again.',
};

const LONGEST_NAME = 80;

/** A share by its file, or the beginning of its words. */
export function shareName({ file, words }: Share): string {
  const name = file?.name ?? SHARED_WORDS.map((word) => words.get(word) ?? '').find(Boolean) ?? '';
  const letters = Array.from(tidyName(name.slice(0, 2 * LONGEST_NAME)));
  if (letters.length <= LONGEST_NAME) return letters.join('');
  return `${letters.slice(0, LONGEST_NAME).join('').trimEnd()}…`;
}

/** What comes into the form after what is in it. */
export function waitingText(waiting: readonly Share[]): string {
  const names = waiting.map(shareName);
  return `${counted(waiting.length, 'more share')} will follow it here: ${names.join(', ')}.`;
}
