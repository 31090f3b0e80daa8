import type { TextFormat } from '@morsel/sdk/domain';

/** Texts that are not the book itself. */
const NOT_THE_BOOK: ReadonlySet<TextFormat> = new Set(['notes', 'clippings', 'readwise']);

type Text = { readonly id: number; readonly format: TextFormat };

/**
 * Those texts of a book whose reading positions follow a document: the one that was added from its file;
 * where there is none (any more), all that are the book itself.
 */
export function textsThatFollow<T extends Text>(
  texts: readonly T[],
  document: { readonly sourceId: number | null },
): T[] {
  const ofFile = texts.filter(({ id }) => id === document.sourceId);
  return ofFile.length > 0 ? ofFile : texts.filter(({ format }) => !NOT_THE_BOOK.has(format));
}
