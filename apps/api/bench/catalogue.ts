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
 * What the rules refuse and doubt of the catalogue, and what falls in all where a reviewer settles the
 * doubts and a solver is asked: of the lots that the checks were tuned on, and apart of the one that
 * is held out. Tells whether that one is within its bounds.
 */
export async function printCatalogue(): Promise<boolean> {
  await print('Catalogue, first lot', readCatalogue(1));
  await print('Catalogue, second lot', readCatalogue(2));
  await print('Catalogue, third lot', readCatalogue(3));
  return print('Catalogue, fourth lot (held out)', readCatalogue(4));
}

async function print(title: string, all: readonly CatalogueItem[]): Promise<boolean> {
  if (all.length === 0) return true;
  const items = await inForm(all);
  const rows = await measureCatalogue(items);
  const languages = [...new Set(rows.map(({ language }) => language))];
  const head = languages
    .map((language) => `${language ?? 'all'} sure + doubt  all`.padStart(22))
    .join('');
  console.log(`${title}\n      ${'flaw'.padEnd(22)}${head}`);
  for (const flaw of new Set(rows.map((row) => row.flaw))) {
    const ofFlaw = rows.filter((row) => row.flaw === flaw);
    console.log(`      ${(flaw ?? 'good').padEnd(22)}${ofFlaw.map(cell).join('')}`);
  }
  const flawed = flawedInAll(rows);
  const good = rows.find(({ flaw, language }) => flaw === null && language === null)?.refused;
  if (good === undefined) return false;
  const [byRules, inAll] = [share(flawed, 'byRules'), share(flawed, 'inAll')];
  const lost = share(good, 'inAll');
  const line = (title: string, of: keyof Refused, bounds: string) =>
    `      ${title.padEnd(24)}${percent(share(flawed, of)).padStart(8)} of ${flawed.items} flawed, ` +
    `${percent(share(good, of)).padStart(6)} of ${good.items} good${bounds}`;
  console.log(
    [
      line('refused by rules', 'refused', ''),
      line('refused or doubted', 'byRules', ` (at least ${percent(LEAST_BY_RULES)} flawed)`),
      line('and solver, no reviewer', 'unreviewed', ''),
      line(
        'in all',
        'inAll',
        ` (at least ${percent(LEAST_BY_ALL)}, at most ${percent(MOST_GOOD)})`,
      ),
      line('if every draft is read', 'allRead', ''),
      line('and written anew once', 'goneAnew', ''),
      `      left out: ${all.length - items.length} with parts or a quote that no draft may have\n`,
    ].join('\n'),
  );
  return byRules >= LEAST_BY_RULES && inAll >= LEAST_BY_ALL && lost <= MOST_GOOD;
}

/** Refused and doubted by rules, and fallen in all, of how many. */
const cell = ({ refused: { items, refused, byRules, inAll } }: CatalogueRow) =>
  `${refused} + ${byRules - refused}`.padStart(10) + `${inAll.toFixed(1)}/${items}`.padStart(12);

const share = (refused: Refused, of: keyof Refused) => refused[of] / refused.items;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
