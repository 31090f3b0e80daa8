export type StemSize = 's' | 'm' | 'l' | 'xl';

/** Display size of a text by its number of letters: the shorter, the louder. */
export function stemSize(text: string): StemSize {
  if (text.length <= 48) return 's';
  if (text.length <= 90) return 'm';
  return text.length <= 145 ? 'l' : 'xl';
}
