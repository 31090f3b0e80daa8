import { LONGEST } from '@morsel/sdk/domain';

/** So much of a highlight reminds of the rest. */
const SHARE_SHOWN = 0.35;
const FEWEST_WORDS = 6;

/**
 * A flashcard of a highlight: the reader's note asks for it; without one, its first words for the rest.
 * Undefined where it is too short to be asked for, or too long for a card.
 */
export function cardOfHighlight({
  text,
  note,
}: {
  readonly text: string;
  readonly note: string | null;
}): { readonly front: string; readonly back: string } | undefined {
  const words = text.split(/\s+/);
  if ([...text].length > LONGEST.back) return undefined;
  if (note !== null) {
    return [...note].length <= LONGEST.stem ? { front: note, back: text } : undefined;
  }
  if (words.length < FEWEST_WORDS) return undefined;
  const shown = words.slice(0, Math.ceil(words.length * SHARE_SHOWN)).join(' ');
  const front = `How does it go on? “${shown} …”`;
  return [...front].length <= LONGEST.stem ? { front, back: text } : undefined;
}
