const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** No sign of any script has so many marks; composing sorts them, which takes the square of their number. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Text as it is kept: composed (NFC), ligatures in single letters, single spaces, and nothing in it
 * that is not seen (control and format characters, halves of surrogate pairs, soft hyphens): a
 * database may refuse it, and a quote with it would never be found again.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replaceAll(PILED_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
