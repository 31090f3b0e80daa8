import type { TextFormat } from '@morsel/sdk/contract';

/** Who sees what is made from a text. */
export function audienceWords(isAdmin: boolean): string {
  return isAdmin
    ? 'For all readers: as you are an admin, everybody sees what is made from it.'
    : 'Kept private: only readers who added this text see what is made from it.';
}

/** How long a text is. */
export function lengthWords(words: number): string {
  return `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
}

/** How a reader calls the formats. */
export const FORMATS: Readonly<Record<TextFormat, string>> = {
  epub: 'EPUB',
  pdf: 'PDF',
  text: 'Plain text',
  markdown: 'Markdown',
  notes: 'Notes',
  clippings: 'Kindle clippings',
  readwise: 'Readwise highlights',
};
