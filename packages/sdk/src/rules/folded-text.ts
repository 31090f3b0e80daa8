/**
 * The form in which what is typed to find something meets a text: without capitals, accents and shapes
 * of apostrophes.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toLowerCase();
}
