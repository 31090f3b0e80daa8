import type { TextFormat } from '@morsel/sdk/contract';
import { isAskedLanguage } from '@morsel/sdk/domain';

import { counted } from '../../ui/text/number-text.ts';

/** Who sees what is made from a text. */
export function audienceText(isAdmin: boolean): string {
  return isAdmin
    ? 'For all readers: as you are an admin, everybody sees what is made from it.'
    : 'Kept private: only readers who added this text see what is made from it.';
}

/** How long a text is. */
export function lengthText(words: number): string {
  return counted(words, 'word');
}

/** What rules do not make from a text of this language; undefined where they make all that they can. */
export function languageText(language: string | null): string | undefined {
  if (language === null || language === 'en') return undefined;
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return isAskedLanguage(language)
    ? `Its language is ${name}: Morsel makes items from lists and tables, but none from sentences. You can still pick your own bites.`
    : `Its language is ${name}: Morsel makes flashcards from lists, but no questions. You can still pick your own bites.`;
}

/** How a reader calls the formats. */
export const FORMATS: Readonly<Record<TextFormat, string>> = {
  epub: 'EPUB',
  pdf: 'PDF',
  docx: 'Word document',
  odt: 'OpenDocument text',
  fb2: 'FictionBook',
  mobi: 'Kindle e-book',
  text: 'Plain text',
  markdown: 'Markdown',
  notes: 'Notes',
  clippings: 'Kindle clippings',
  readwise: 'Readwise highlights',
};
