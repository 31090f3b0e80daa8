import { mapInTurns } from '../../background/give-way.ts';
import { weighDraft } from '../../generation/batches/judge-draft.ts';
import { solveTwice } from '../../generation/drafting/solve-twice.ts';
import { knownItems } from '../../items/checks/near-duplicates.ts';
import { CATALOGUE_FLAWS, type CatalogueItem } from './catalogue.ts';
import { isRefusedFallibly, solvedFallibly } from './fallible-solver.ts';

const BOOK = { author: '' };
/** What the rules refuse of anything that is no draft in form. */
const OF_FORM: ReadonlySet<string> = new Set(['parts and lengths', 'quote']);

/**
 * How many items there are; how many the rules refuse by themselves, and how many they refuse or doubt,
 * which is as much where nobody reads the items; how many fall in all, where a reviewer settles the
 * doubts and a solver is asked.
 */
export type Refused = {
  readonly items: number;
  readonly refused: number;
  readonly byRules: number;
  readonly byAll: number;
};

/** The refused among the items of a flaw in a language; null for the good ones, and for all languages. */
export type CatalogueRow = {
  readonly flaw: string | null;
  readonly language: string | null;
  readonly refused: Refused;
};

const weighed = ({ draft, passage }: CatalogueItem) =>
  weighDraft(draft, { book: { ...BOOK, title: passage.title }, passage, known: knownItems() });

/** Those that have the parts, lengths and quote without which no item is drafted. */
export async function inForm(items: readonly CatalogueItem[]): Promise<CatalogueItem[]> {
  const judged = await Promise.all(items.map(weighed));
  return items.filter((_, index) => {
    const said = judged[index];
    return said !== undefined && ('candidate' in said || !OF_FORM.has(said.refusal));
  });
}

/** One row for each flaw in each language and in all of them, the good ones last. */
export async function measureCatalogue(items: readonly CatalogueItem[]): Promise<CatalogueRow[]> {
  const questions = items.map((item, id) => ({ item, id }));
  const verdicts = await solveTwice(
    questions,
    async (asked, round) =>
      new Map(asked.map(({ item, id }) => [id, solvedFallibly(item, `${id} ${round}`)])),
  );
  const judged = await mapInTurns(questions, async ({ item, id }) => {
    const said = await weighed(item);
    const refused = !('candidate' in said);
    const isDoubted = 'candidate' in said && said.candidate.doubt !== undefined;
    const isHinted = 'candidate' in said && said.candidate.hint !== undefined;
    const isReviewed = (isDoubted || isHinted) && isRefusedFallibly(item, `${id}`);
    const byAll = refused || isReviewed || verdicts.get(id) !== 'agreed';
    return { item, refused, byRules: refused || isDoubted, byAll };
  });
  const languages = [...new Set(items.map(({ language }) => language))];
  return [...CATALOGUE_FLAWS, null].flatMap((flaw) =>
    [...languages, null].map((language) => {
      const some = judged.filter(
        ({ item }) => item.flaw === flaw && (language === null || item.language === language),
      );
      const count = (of: 'refused' | 'byRules' | 'byAll') => some.filter((one) => one[of]).length;
      return {
        flaw,
        language,
        refused: {
          items: some.length,
          refused: count('refused'),
          byRules: count('byRules'),
          byAll: count('byAll'),
        },
      };
    }),
  );
}

/** The refused of all flaws in all languages. */
export function flawedInAll(rows: readonly CatalogueRow[]): Refused {
  const flawed = rows.filter(({ flaw, language }) => flaw !== null && language === null);
  const sum = (of: keyof Refused) => flawed.reduce((total, { refused }) => total + refused[of], 0);
  return {
    items: sum('items'),
    refused: sum('refused'),
    byRules: sum('byRules'),
    byAll: sum('byAll'),
  };
}
