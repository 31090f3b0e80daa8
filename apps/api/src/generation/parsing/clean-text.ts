const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

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
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
