/** Where a page of the printed book began: "{vii}", "[Pg 12]". */
const MARK = String.raw`(?:\{(?:[ivxl]{1,9}|\d{1,4})\}|\[(?:Pg|Page) ?(?:[ivxl]{1,9}|\d{1,4})\])`;
const ALONE = new RegExp(`^[ \\t]*${MARK}[ \\t]*$`, 'gim');
const ANY = new RegExp(` ?${MARK}`, 'gi');
/** Fewer may mean something else, a set of one number for instance. */
const FEWEST_ALONE = 5;

/** A text without the marks that tell the pages of its printed book. */
export function withoutPageMarks(text: string): string {
  const alone = text.match(ALONE) ?? [];
  return alone.length < FEWEST_ALONE ? text : text.replaceAll(ANY, '');
}
