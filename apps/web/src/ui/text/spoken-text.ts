/** A gap, however long it was drawn. */
export const GAPS = /_{5,}/g;

/** What stands for a gap where it cannot be drawn. */
export const BLANK = 'blank';

/** A text in words alone, for names of parts of the page. */
export function spokenText(text: string): string {
  return text.replaceAll(GAPS, BLANK);
}
