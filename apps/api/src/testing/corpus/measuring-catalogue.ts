import { mapInTurns } from '../../background/give-way.ts';
import { weighDraft } from '../../generation/batches/judge-draft.ts';
import { solveTwice } from '../../generation/drafting/solve-twice.ts';
import { knownItems } from '../../items/checks/near-duplicates.ts';
import { CATALOGUE_FLAWS, type CatalogueItem } from './catalogue.ts';
import { isGoneAnew, isRefusedFallibly, solvedFallibly } from './fallible-solver.ts';

/** What the rules refuse of anything that is no draft in form. */
const OF_FORM: ReadonlySet<string> = new Set(['parts and lengths', 'quote']);
/** One who errs now and then errs elsewhere the next time: what falls is the mean of so many. */
const DRAWS = 50;

/**
 * How many items there are, and how many of them fall: that the rules refuse by themselves; that they
 * refuse or doubt; that they refuse or doubt, or the solver does not solve, where nobody reviews them;
 * in all, where a reviewer settles the doubts and finds nothing else; where it reads every draft, as in
 * a batch; and of which nothing is kept either when those that it or the rules refuse are written anew.
 */
export type Refused = {
  readonly items: number;
  readonly refused: number;
  readonly byRules: number;
  readonly unreviewed: number;
  readonly inAll: number;
  readonly allRead: number;
  readonly goneAnew: number;
};

/** The refused among the items of a flaw in a language; null for the good ones, and for all languages. */
export type CatalogueRow = {
  readonly flaw: string | null;
  readonly language: string | null;
  readonly refused: Refused;
};

const NOTHING = { doubt: undefined, hint: undefined };

type Judged = { readonly item: CatalogueItem } & { readonly [Of in keyof Refused]: number };

/** Those that have the parts, lengths and quote without which no item is drafted. */
export async function inForm(items: readonly CatalogueItem[]): Promise<CatalogueItem[]> {
  const weighed = await mapInTurns(items, weigh);
  return items.filter((_, index) => {
    const said = weighed[index];
    return said !== undefined && ('candidate' in said || !OF_FORM.has(said.refusal));
  });
}

/** One row for each flaw in each language and in all of them, the good ones last. */
export async function measureCatalogue(items: readonly CatalogueItem[]): Promise<CatalogueRow[]> {
  const solved = await Promise.all(Array.from({ length: DRAWS }, (_, draw) => solve(items, draw)));
  const judged = await mapInTurns(items, async (item, id) => judge(item, id, solved));
  const languages = [...new Set(items.map(({ language }) => language))];
  return [...CATALOGUE_FLAWS, null].flatMap((flaw) =>
    [...languages, null].map((language) => {
      const some = judged.filter(
        ({ item }) => item.flaw === flaw && (language === null || item.language === language),
      );
      return { flaw, language, refused: sumOf(some) };
    }),
  );
}

/** The refused of all flaws in all languages. */
export const flawedInAll = (rows: readonly CatalogueRow[]): Refused =>
  sumOf(
    rows.flatMap(({ flaw, language, refused }) =>
      flaw !== null && language === null ? [refused] : [],
    ),
  );

const weigh = ({ draft, passage, book }: CatalogueItem) =>
  weighDraft(draft, { book, passage, known: knownItems() });

/** Which items a solver agrees with in the end. */
async function solve(items: readonly CatalogueItem[], draw: number): Promise<ReadonlySet<number>> {
  const questions = items.map((item, id) => ({ item, id }));
  const verdicts = await solveTwice(
    questions,
    async (asked, round) =>
      new Map(asked.map(({ item, id }) => [id, solvedFallibly(item, `${draw} ${id} ${round}`)])),
  );
  return new Set([...verdicts].flatMap(([id, verdict]) => (verdict === 'agreed' ? [id] : [])));
}

async function judge(
  item: CatalogueItem,
  id: number,
  solved: readonly ReadonlySet<number>[],
): Promise<Judged> {
  const said = await weigh(item);
  const refused = !('candidate' in said);
  const { doubt, hint } = 'candidate' in said ? said.candidate : NOTHING;
  const byRules = refused || doubt !== undefined;
  const isRead = doubt !== undefined || hint !== undefined;
  const shareOf = (isFallen: (draw: number) => boolean) =>
    solved.filter((agreed, draw) => !agreed.has(id) || isFallen(draw)).length / DRAWS;
  const isReadFallen = (draw: number) => refused || isRefusedFallibly(item, `${draw} ${id}`);
  return {
    item,
    items: 1,
    refused: Number(refused),
    byRules: Number(byRules),
    unreviewed: shareOf(() => byRules),
    inAll: shareOf((draw) => refused || (isRead && isReadFallen(draw))),
    allRead: shareOf(isReadFallen),
    goneAnew:
      solved.filter((agreed, draw) =>
        isReadFallen(draw) ? isGoneAnew(item, `${draw} ${id}`) : !agreed.has(id),
      ).length / DRAWS,
  };
}

function sumOf(some: readonly Refused[]): Refused {
  const sum = (of: keyof Refused) => some.reduce((total, one) => total + one[of], 0);
  return {
    items: sum('items'),
    refused: sum('refused'),
    byRules: sum('byRules'),
    unreviewed: sum('unreviewed'),
    inAll: sum('inAll'),
    allRead: sum('allRead'),
    goneAnew: sum('goneAnew'),
  };
}
