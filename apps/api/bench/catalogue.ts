import { type CatalogueItem, readCatalogue } from '../src/testing/corpus/catalogue.ts';
import {
  type CatalogueRow,
  type Refused,
  flawedInAll,
  isInForm,
  measureCatalogue,
} from '../src/testing/corpus/measuring-catalogue.ts';

const LEAST_BY_RULES = 0.6;
const LEAST_BY_ALL = 0.9;
const MOST_GOOD = 0.04;

/**
 * What the rules, and rules and solver together, refuse of the catalogue: of both lots that the checks
 * were tuned on, and apart of the one that is held out. Tells whether that one is within its bounds.
 */
export function printCatalogue(): boolean {
  print('Catalogue, first lot', readCatalogue(1));
  print('Catalogue, second lot', readCatalogue(2));
  return print('Catalogue, third lot (held out)', readCatalogue(3));
}

function print(title: string, all: readonly CatalogueItem[]): boolean {
  if (all.length === 0) return true;
  const items = all.filter(isInForm);
  const rows = measureCatalogue(items);
  const languages = [...new Set(rows.map(({ language }) => language))];
  const head = languages
    .map((language) => `${language ?? 'all'} rules  whole`.padStart(18))
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
      rules, solver ${percent(byAll)} (at least ${percent(LEAST_BY_ALL)})
      good refused  ${percent(refused)} of ${good?.items ?? 0} (at most ${percent(MOST_GOOD)})
      left out      ${all.length - items.length} with parts or a quote that no draft may have\n`);
  return inBounds;
}

const cell = ({ refused: { items, byRules, byAll } }: CatalogueRow) =>
  `${byRules}/${items}`.padStart(10) + `${byAll}/${items}`.padStart(8);

const share = (refused: Refused, of: 'byRules' | 'byAll') => refused[of] / refused.items;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
