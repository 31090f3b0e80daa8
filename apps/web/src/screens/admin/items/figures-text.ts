import type { ItemFigures } from '@morsel/sdk/contract';
import { POOR_DISCRIMINATION } from '@morsel/sdk/domain';

import { counted, numberText } from '../../../ui/text/number-text.ts';

export const WHAT_LOOK = 'Needs a look';
export const WHOSE_FIGURES = 'The figures';
export const NO_DOUBTS =
  'No question stands out by its answers. They are counted once a day, from eight readers on.';
export const SAID_FINE = 'An admin has said that it is fine.';

/** How many readers knew it: the larger part is named. */
export function shareText({ readers, right }: ItemFigures): string {
  const wrong = readers - right;
  const [part, what] = right > wrong ? [right, 'right'] : [wrong, 'wrong'];
  if (part === readers) return `All ${counted(readers, 'reader')} were ${what} at first.`;
  return `${numberText(part)} of ${counted(readers, 'reader')} were ${what} at first.`;
}

/** Whether those do better who know the book, as far as it can be told. */
export function discriminationText({ discrimination }: ItemFigures): string {
  if (discrimination === null) {
    return 'Too few readers can be compared to tell whether those who know the book do better.';
  }
  const { least, most } = discrimination;
  if (most < 0) return 'Those who know the book do worse than others. Is the key right?';
  if (most < POOR_DISCRIMINATION) {
    return least > 0
      ? 'Those who know the book do hardly better than others.'
      : 'Those who know the book do no better than others.';
  }
  if (least > 0) return 'Those who know the book do better than others.';
  return 'Whether those who know the book do better cannot be told yet.';
}

/** The beginning of a sentence that goes on with options. */
export function pickedText(pickedBy: number, readers: number): string {
  return pickedBy === 0
    ? 'Nobody picked'
    : `${numberText(pickedBy)} of ${numberText(readers)} picked`;
}

const percent = (share: number) => Math.round(share * 100);
const signed = (value: number) => value.toFixed(2).replace('-', '−');

/** The same for who wants the numbers, with what they may be of many readers. */
export function numbersText({ readers, right, share, discrimination }: ItemFigures): string {
  const known = `Right: ${percent(right / readers)} % (${percent(share.least)} to ${percent(share.most)} %)`;
  if (discrimination === null) return known;
  const { value, least, most, readers: compared } = discrimination;
  const range = `${signed(least)} to ${signed(most)}`;
  return `${known}. Discrimination: ${signed(value)} (${range}), ${counted(compared, 'reader')}`;
}
