/** Whether a text says these words one after the other, however they are set and marked. */
export function holdsWords(text: string, words: string): boolean {
  return wordsOf(text).includes(wordsOf(words));
}

/** With a space on both sides of each word, so that no part of a longer one counts. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
}
