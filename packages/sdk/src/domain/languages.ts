/** Languages in which rules ask about lists and tables of a text, as primary tags of BCP 47. */
export const ASKED_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ru',
  'ja',
  'zh',
] as const;
export type AskedLanguage = (typeof ASKED_LANGUAGES)[number];

export const isAskedLanguage = (language: string): language is AskedLanguage =>
  ASKED_LANGUAGES.some((asked) => asked === language);
