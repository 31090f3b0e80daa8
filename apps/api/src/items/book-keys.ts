import { foldedText } from '@morsel/sdk/rules';

/** So much of a title decides the place in lists, in characters. */
const TITLE_KEY_LENGTH = 100;

export type BookKeys = { readonly titleKey: string; readonly searchKey: string };

/**
 * By what a book stands in lists, and is found there. Databases differ in their order of letters, so
 * titles are compared by keys without capitals and accents.
 */
export function bookKeys(book: {
  readonly title: string;
  readonly author: string;
  readonly description: string;
}): BookKeys {
  return {
    titleKey: [...foldedText(book.title)].slice(0, TITLE_KEY_LENGTH).join(''),
    searchKey: foldedText(`${book.title} ${book.author} ${book.description}`),
  };
}
