import { flawsOf } from '../../items/checks/check-item.ts';
import { quoteFlaws } from '../../items/checks/locate-quote.ts';
import { shapeFlaws } from '../../items/checks/shape-flaws.ts';
import { CATALOGUE_FLAWS, type CatalogueItem } from './catalogue.ts';
import { isRefusedBySolver } from './fallible-solver.ts';

/** How many items there are, how many of them the rules refuse, and how many rules or solver do. */
export type Refused = { readonly items: number; readonly byRules: number; readonly byAll: number };

/** The refused among the items of a flaw in a language; null for the good ones, and for all languages. */
export type CatalogueRow = {
  readonly flaw: string | null;
  readonly language: string | null;
  readonly refused: Refused;
};

/** Whether it has the parts, lengths and quote without which no item is drafted. */
export const isInForm = ({ variants, evidence }: CatalogueItem) =>
  variants.some((content) => shapeFlaws(content).length === 0) && quoteFlaws(evidence).length === 0;

const isRefused = ({ variants, evidence }: CatalogueItem) =>
  variants.every((content) => flawsOf(content, evidence).length > 0);

/** One row for each flaw in each language and in all of them, the good ones last. */
export function measureCatalogue(items: readonly CatalogueItem[]): CatalogueRow[] {
  const judged = items.map((item, index) => {
    const byRules = isRefused(item);
    return { item, byRules, byAll: byRules || isRefusedBySolver(item, `${index}`) };
  });
  const languages = [...new Set(items.map(({ language }) => language))];
  return [...CATALOGUE_FLAWS, null].flatMap((flaw) =>
    [...languages, null].map((language) => {
      const some = judged.filter(
        ({ item }) => item.flaw === flaw && (language === null || item.language === language),
      );
      const count = (of: 'byRules' | 'byAll') => some.filter((one) => one[of]).length;
      return {
        flaw,
        language,
        refused: { items: some.length, byRules: count('byRules'), byAll: count('byAll') },
      };
    }),
  );
}

/** The refused of all flaws in all languages. */
export function flawedInAll(rows: readonly CatalogueRow[]): Refused {
  const flawed = rows.filter(({ flaw, language }) => flaw !== null && language === null);
  const sum = (of: keyof Refused) => flawed.reduce((total, { refused }) => total + refused[of], 0);
  return { items: sum('items'), byRules: sum('byRules'), byAll: sum('byAll') };
}
