import type { Makeable } from '@morsel/sdk/domain';

import type { Reach } from './batch.ts';
import type { TextScope } from './source-text.ts';

type ByScope<Text> = Readonly<Record<TextScope, Text>>;

/** What to do next, in the words of where in a text items may come from. */
export const NEXT_PART: ByScope<string> = {
  whole:
    'Generate again to go on with another part of the text, or add a longer one: a chapter brings more ' +
    'than a page.',
  read:
    'Generate again to go on with another part of what you have read, or say how far you have read ' +
    'once you are further on.',
  chosen: 'Generate again to go on with another part of these chapters, or choose others.',
};

/** The same where the batch has worked on all of it. */
export const NO_OTHER_PART: ByScope<string> = {
  whole:
    'The text has no other part. Generate again to try once more, or add a longer one: a chapter brings ' +
    'more than a page.',
  read:
    'What you have read has no other part. Generate again to try once more, or say how far you have ' +
    'read once you are further on.',
  chosen:
    'These chapters have no other part. Generate again to try once more, or choose others as well.',
};

/** Why a batch of all of it has fewer items than were asked for. */
export const TOO_SHORT: ByScope<string> = {
  whole:
    'this text is too short for more at once. Generate again to have more, or add a longer one.',
  read:
    'what you have read is too short for more at once. Generate again to have more, or say how far you ' +
    'have read once you are further on.',
  chosen:
    'these chapters are too short for more at once. Generate again to have more, or choose others as well.',
};

const DONE: ByScope<string> = {
  whole: 'All of this text has been worked through',
  read: 'All that you have read of this text has been worked through',
  chosen: 'These chapters have been worked through',
};

const BEFORE_ELSE: ByScope<string> = {
  whole: 'To have more,',
  read: 'Say how far you have read once you are further on, or',
  chosen: 'Choose others, or',
};

/** That rules find nothing more of what was asked for, and what to do. */
export function doneText(
  scope: TextScope,
  { what, areKindsChosen }: { what: Makeable; areKindsChosen: boolean },
): string {
  const others = what === 'questions' ? 'flashcards' : 'questions';
  const from = scope === 'chosen' ? 'them' : 'it';
  const nothing = areKindsChosen
    ? `rules make nothing more of these kinds from ${from}`
    : `rules make no more ${what} from ${from}`;
  const instead = [
    ...(areKindsChosen ? ['choose more kinds of questions'] : []),
    `try ${others} as well as ${what}`,
    'pick your bites',
    'add another text',
  ].join(', ');
  return (
    `${DONE[scope]}: ${nothing}. ${BEFORE_ELSE[scope]} ${instead}, or ask whoever runs this server for ` +
    'an AI provider.'
  );
}

const PARTS: ByScope<(parts: string) => string> = {
  whole: (parts) => `the text's ${parts}`,
  read: (parts) => `the ${parts} that you have read`,
  chosen: (parts) => `the ${parts} of these chapters`,
};

/** How far rules have got in the time that they had. */
export function lookedText({ looked, of, scope }: Reach, kept: number): string {
  const all = PARTS[scope](`${of} ${of === 1 ? 'part' : 'parts'}`);
  const next = kept === 0 ? ' and found nothing yet. Generate again to go on.' : '.';
  return `Morsel looked through ${looked} of ${all}${next}`;
}
