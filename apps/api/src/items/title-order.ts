const collator = new Intl.Collator('en');

type Titled = { readonly id: number; readonly title: string };

/**
 * Order of lists of books: by title as people sort, case-blind and accents beside their letters;
 * equal titles by id. Databases differ in their order of letters, so none of them sorts titles.
 */
export function byTitle(a: Titled, b: Titled): number {
  return collator.compare(a.title, b.title) || a.id - b.id;
}
