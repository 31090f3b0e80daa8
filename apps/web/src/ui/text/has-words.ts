import { foldedText, tidyName } from '@morsel/sdk/rules';

/**
 * Whether each word that was typed stands somewhere in the texts, be it a part of a word; capitals,
 * accents, the shape of apostrophes and what is not seen do not matter. Nothing typed is in every text.
 */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const text = foldedText(texts.join(' '));
  return foldedText(tidyName(typed))
    .split(/\s+/)
    .every((word) => text.includes(word));
}
