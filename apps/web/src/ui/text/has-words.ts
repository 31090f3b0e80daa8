/**
 * Whether each word that was typed stands somewhere in the texts, be it a part of a word; capitals,
 * accents and the shape of apostrophes do not matter. Nothing typed is in every text.
 */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toLowerCase();
}
