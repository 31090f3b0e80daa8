import { LONGEST } from '@morsel/sdk/domain';

/** So much of a highlight reminds of the rest. */
const SHARE_SHOWN = 0.35;
const FEWEST_WORDS = 6;

/** Not all scripts put spaces between words. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

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
  if ([...text].length > LONGEST.back) return undefined;
  if (note !== null) {
    return [...note].length <= LONGEST.stem ? { front: note, back: text } : undefined;
  }
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  const last = words[Math.ceil(words.length * SHARE_SHOWN) - 1];
  if (last === undefined || words.length < FEWEST_WORDS) return undefined;
  const shown = text.slice(0, last.index + last.segment.length).replaceAll(/\s+/g, ' ');
  const front = `How does it go on? “${shown} …”`;
  return [...front].length <= LONGEST.stem ? { front, back: text } : undefined;
}
