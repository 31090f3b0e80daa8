import { type CatalogueItem, readCatalogue } from '../src/testing/corpus/catalogue.ts';
import {
  type CatalogueRow,
  type Refused,
  flawedInAll,
  inForm,
  measureCatalogue,
} from '../src/testing/corpus/measuring-catalogue.ts';

const LEAST_BY_RULES = 0.6;
const LEAST_BY_ALL = 0.9;
const MOST_GOOD = 0.04;

/**
/**
 * What the rules refuse and doubt of the catalogue, and what falls in all where a reviewer settles the
 * doubts and a solver is asked: of both lots that the checks were tuned on, and apart of the one that
 * is held out. Tells whether that one is within its bounds.
 */
export async function printCatalogue(): Promise<boolean> {
  await print('Catalogue, first lot', readCatalogue(1));
  await print('Catalogue, second lot', readCatalogue(2));
  return print('Catalogue, third lot (held out)', readCatalogue(3));
}

async function print(title: string, all: readonly CatalogueItem[]): Promise<boolean> {
  if (all.length === 0) return true;
  const items = await inForm(all);
  const rows = await measureCatalogue(items);
  const languages = [...new Set(rows.map(({ language }) => language))];
  const head = languages
    .map((language) => `${language ?? 'all'} sure doubt whole`.padStart(22))
    .join('');
  console.log(`${title}\n      ${'flaw'.padEnd(22)}${head}`);
  for (const flaw of new Set(rows.map((row) => row.flaw))) {
    const ofFlaw = rows.filter((row) => row.flaw === flaw);
    console.log(`      ${(flaw ?? 'good').padEnd(22)}${ofFlaw.map(cell).join('')}`);
  }
  const flawed = flawedInAll(rows);
  const good = rows.find(({ flaw, language }) => flaw === null && language === null)?.refused;
  const [byRules, byAll] = [share(flawed, 'byRules'), share(flawed, 'byAll')];
  const refused = good === undefined ? 0 : share(good, 'byAll');
  const inBounds = byRules >= LEAST_BY_RULES && byAll >= LEAST_BY_ALL && refused <= MOST_GOOD;
  console.log(`      rules alone   ${percent(byRules)} of ${flawed.items} flawed (at least ${percent(LEAST_BY_RULES)})
      in all        ${percent(byAll)} (at least ${percent(LEAST_BY_ALL)})
      good refused  ${percent(refused)} of ${good?.items ?? 0} (at most ${percent(MOST_GOOD)}); by rules alone ${percent(good === undefined ? 0 : share(good, 'byRules'))}
      left out      ${all.length - items.length} with parts or a quote that no draft may have\n`);
  return inBounds;
}

/** Refused by rules, doubted by rules, fallen in all, of how many. */
const cell = ({ refused: { items, refused, byRules, byAll } }: CatalogueRow) =>
  `${refused} + ${byRules - refused}`.padStart(12) + `${byAll}/${items}`.padStart(10);

const share = (refused: Refused, of: 'byRules' | 'byAll') => refused[of] / refused.items;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
