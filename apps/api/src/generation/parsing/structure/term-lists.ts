import type { StructurePart } from '../../book-text.ts';
import { isGlossaryTitle } from './glossary-titles.ts';
import type { FoundStructure, PlacedParagraph } from './place-blocks.ts';
import { termAndGloss } from './terms.ts';

/** Of entries that have a term and a gloss; fewer are sentences with a colon. */
const FEWEST_ENTRIES = 3;
const SHARE_OF_ENTRIES = 0.6;
/** Without a list around them or anything that sets their terms apart. */
const FEWEST_BARE_ENTRIES = 5;

/** The entries of a list that explain terms, where most of them do. */
export function entriesOf(
  entries: readonly PlacedParagraph[],
  isGlossary: boolean,
): FoundStructure[] {
  const firsts = [...Map.groupBy(entries, ({ place }) => place?.row).values()].flatMap(
    ([first]) => first ?? [],
  );
  const rows = firsts.flatMap((entry) => rowOf(entry, isGlossary) ?? []);
  const isOfTerms =
    rows.length >= FEWEST_ENTRIES && rows.length >= firsts.length * SHARE_OF_ENTRIES;
  return isOfTerms ? [definitions(rows, isGlossary)] : [];
}

/** Paragraphs one after another, each of which explains a term, without a list around them. */
export function runsOf(
  paragraphs: readonly PlacedParagraph[],
  isGlossaryChapter: boolean,
): FoundStructure[] {
  const byHeading = groupedRuns(paragraphs.filter(({ place }) => place === undefined));
  return byHeading.flatMap((run) => {
    const title = run[0]?.heading;
    const isGlossary = isGlossaryChapter || isGlossaryTitle(title ?? '');
    return rowRuns(run, isGlossary).map((rows) => ({ ...definitions(rows, isGlossary), title }));
  });
}

/** Of one heading each. */
function groupedRuns(paragraphs: readonly PlacedParagraph[]): PlacedParagraph[][] {
  const runs: PlacedParagraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = runs.at(-1);
    if (last?.[0]?.heading === paragraph.heading) last?.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

function rowRuns(paragraphs: readonly PlacedParagraph[], isGlossary: boolean): Entry[][] {
  const runs: Entry[][] = [];
  let rows: Entry[] = [];
  let led = 0;
  const end = () => {
    const least = led === rows.length || isGlossary ? FEWEST_ENTRIES : FEWEST_BARE_ENTRIES;
    if (rows.length >= least) runs.push(rows);
    rows = [];
    led = 0;
  };
  for (const paragraph of paragraphs) {
    const row = rowOf(paragraph, isGlossary);
    if (row !== undefined) rows.push(row);
    if (row !== undefined && paragraph.lead !== undefined) led += 1;
    // An entry of a glossary may have more than one paragraph.
    if (row === undefined && !isGlossary) end();
  }
  end();
  return runs;
}

type Entry = { readonly term: string; readonly parts: readonly StructurePart[] };

function rowOf(paragraph: PlacedParagraph, isGlossary: boolean): Entry | undefined {
  const isOfCode = paragraph.isCode || paragraph.opensWithCode;
  const parts = isOfCode ? undefined : termAndGloss(paragraph, isGlossary);
  const [term] = parts ?? [];
  if (parts === undefined || term === undefined) return undefined;
  const [from, to] = [term.start - paragraph.start, term.end - paragraph.start];
  return { term: paragraph.text.slice(from, to), parts };
}

/** Of what stands there twice, as who speaks in a dialogue does, nothing is a term. */
function definitions(entries: readonly Entry[], isGlossary: boolean): FoundStructure {
  const byTerm = Map.groupBy(entries, ({ term }) => term.toLowerCase());
  const rows = [...byTerm.values()].flatMap(([first, ...others]) =>
    first === undefined || others.length > 0 ? [] : [first.parts],
  );
  return { kind: isGlossary ? 'glossary' : 'definitions', header: [], rows };
}
