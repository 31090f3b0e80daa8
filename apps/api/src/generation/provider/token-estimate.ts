const LETTERS_PER_TOKEN = 4;
const TOKENS_PER_WORD = 1.4;

/** About how many tokens a text is: four letters of Latin script to one, one to one of others. */
export function tokensOf(text: string): number {
  const foreign = text.match(/[\u0250-\u{10FFFF}]/gu)?.length ?? 0;
  return Math.ceil((text.length - foreign) / LETTERS_PER_TOKEN) + foreign;
}

/** About how many tokens so many words of a book are. */
export const tokensOfWords = (words: number): number => Math.round(words * TOKENS_PER_WORD);
