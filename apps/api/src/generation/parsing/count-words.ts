/** Scripts that put no spaces between words; about two of their signs make a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const WORD = /[\p{L}\p{N}][^\s]*/gu;
const SIGNS_PER_WORD = 2;

/** How many words a text has, near enough to measure passages and books by. */
export function countWords(text: string): number {
  const signs = countOf(text, UNSPACED);
  const spaced = signs === 0 ? text : text.replaceAll(UNSPACED, ' ');
  return countOf(spaced, WORD) + Math.ceil(signs / SIGNS_PER_WORD);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
