import type { Chapter, Structure, StructurePart } from '../../book-text.ts';
import type { Block, MarkedList } from '../text-blocks.ts';
import { isGlossaryTitle } from './glossary-titles.ts';
import { type FoundStructure, type PlacedParagraph, placeBlocks } from './place-blocks.ts';
import { questionsIn } from './questions.ts';
import { entriesOf, runsOf } from './term-lists.ts';

/** Of a book; a dictionary has more entries than a reader answers. */
const MOST_ROWS = 20_000;
/** Of all rows: a table that is as wide as a book is long is kept no more than one of as many rows. */
const MOST_PARTS = 100_000;
const FEWEST_LABELS = 3;

/** What stands in lists and tables, and the answers to questions, in the order of the text. */
export function findStructures(
  chapters: readonly Chapter[],
  blocks: readonly Block[],
): Structure[] {
  const all = placeBlocks(chapters, blocks).flatMap((paragraphs, chapter) =>
    structuresIn(paragraphs, chapters[chapter]?.title ?? '').map((found) => ({
      ...found,
      chapter,
      title: found.title ?? null,
    })),
  );
  let rows = 0;
  let parts = 0;
  return withoutLabels(all, chapters).filter((structure) => {
    if (structure.rows.length === 0 || isForMachines(structure)) return false;
    rows += structure.rows.length;
    parts += structure.header.length + structure.rows.reduce((sum, { length }) => sum + length, 0);
    return rows <= MOST_ROWS && parts <= MOST_PARTS;
  });
}

/** What stands before a colon in list after list ("Note:", "See also:") is no term of any. */
function withoutLabels(
  structures: readonly Structure[],
  chapters: readonly Chapter[],
): Structure[] {
  const termIn = ({ chapter }: Structure, [term]: Structure['rows'][number]) =>
    chapters[chapter]?.text.slice(term?.start, term?.end).toLowerCase() ?? '';
  const isOfTerms = ({ kind }: Structure) => kind === 'glossary' || kind === 'definitions';
  const counts = new Map<string, number>();
  for (const structure of structures.filter(isOfTerms)) {
    for (const term of new Set(structure.rows.map((row) => termIn(structure, row)))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const isLabel = (term: string) => (counts.get(term) ?? 0) >= FEWEST_LABELS;
  return structures.map((structure) =>
    isOfTerms(structure)
      ? { ...structure, rows: structure.rows.filter((row) => !isLabel(termIn(structure, row))) }
      : structure,
  );
}

/** Lists of options and parameters; a glossary of them is one. */
function isForMachines({ kind, rows }: Structure): boolean {
  const ofCode = rows.filter(([first]) => first?.isCode);
  return kind !== 'glossary' && ofCode.length * 2 > rows.length;
}

function structuresIn(
  paragraphs: readonly PlacedParagraph[],
  chapterTitle: string,
): FoundStructure[] {
  const isGlossary = isGlossaryTitle(chapterTitle);
  const lists = Map.groupBy(paragraphs.entries(), ([, { place }]) => place?.list);
  const marked = [...lists].flatMap(([list, entries]) => {
    const [first] = entries;
    if (list === undefined || first === undefined) return [];
    const title = list.title ?? first[1].heading;
    const isOfTerms = isGlossary || isGlossaryTitle(title ?? '');
    const before = paragraphs[first[0] - 1];
    const found = structureOf(
      list,
      entries.map(([, paragraph]) => paragraph),
      { isGlossary: isOfTerms, before },
    );
    return found.map((structure) => ({ title, ...structure }));
  });
  return [...marked, ...runsOf(paragraphs, isGlossary), ...questionsIn(paragraphs)];
}

function structureOf(
  list: MarkedList,
  entries: readonly PlacedParagraph[],
  { isGlossary, before }: { isGlossary: boolean; before: PlacedParagraph | undefined },
): FoundStructure[] {
  switch (list.kind) {
    case 'glossary':
    case 'definitions':
      return [{ kind: isGlossary ? 'glossary' : list.kind, header: [], rows: rowsOf(entries, 2) }];
    case 'table':
      return tableOf(entries);
    case 'steps':
    case 'numbered':
    case 'bullets': {
      const terms = entriesOf(entries, isGlossary);
      if (terms.length > 0 || list.kind === 'bullets') return terms;
      const header = before === undefined ? [] : [partOf([before])];
      return [{ kind: list.kind, header, rows: rowsOf(entries, 1) }];
    }
  }
}

/** A table of at least two columns, each row of which has them all. */
function tableOf(entries: readonly PlacedParagraph[]): FoundStructure[] {
  const columns = 1 + entries.reduce((most, { place }) => Math.max(most, place?.column ?? 0), 0);
  const rows = Map.groupBy(entries, ({ place }) => place?.row ?? 0);
  const head = [...rows.values()].find((row) => row.every(({ place }) => place?.isHeader));
  const ofHead = new Set(head);
  const body = entries.filter((entry) => !ofHead.has(entry));
  const header = head === undefined ? [] : (rowsOf(head, columns)[0] ?? []);
  return columns < 2 ? [] : [{ kind: 'table', header, rows: rowsOf(body, columns) }];
}

/** Rows that have something in each of their columns. */
function rowsOf(entries: readonly PlacedParagraph[], columns: number): StructurePart[][] {
  const rows = [...Map.groupBy(entries, ({ place }) => place?.row ?? 0).values()];
  return rows.flatMap((row) => {
    const cells = [...Map.groupBy(row, ({ place }) => place?.column ?? 0)]
      .filter(([column]) => column < columns)
      .toSorted(([a], [b]) => a - b);
    return cells.length < columns ? [] : [cells.map(([, cell]) => partOf(cell))];
  });
}

/** The paragraphs of one cell; what stands between them, as a list of its own, parts them. */
function partOf(paragraphs: readonly PlacedParagraph[]): StructurePart {
  const start = paragraphs[0]?.start ?? 0;
  let end = start;
  for (const paragraph of paragraphs) {
    if (end > start && paragraph.start > end + 2) break;
    end = paragraph.end;
  }
  const isCode = paragraphs.some((paragraph) => paragraph.isCode);
  return isCode ? { start, end, isCode } : { start, end };
}
