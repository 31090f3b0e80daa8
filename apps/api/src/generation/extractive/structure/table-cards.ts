import type { Chapter, Structure, StructurePart } from '../../book-text.ts';
import { saysMeaning, topicOf } from './entries.ts';
import type { StructureItem } from './term-items.ts';

const SCORE = 12;
const CELL = { least: 1, most: 118 };
const HEAD = { most: 30, words: 4 };
const FEWEST_ROWS = 4;
const CODE = /[={}[\]<>|\\$;*_@#^~`]|--|::|\(\)|\w\(|\/\w+\/|\p{Ll}\p{Lu}/u;

/** Heads of columns below which anything may stand. */
const SAYS_LITTLE =
  /^(?:descriptions?|notes?|comments?|remarks?|details?|actions?|results?|examples?|purpose|usage|values?|defaults?|items?|information.*|contents?|other|type|status|version|beschreibung|aktion|bemerkung(?:en)?|beispiel|wert|inhalt|descripción|questions?|answers?|remarques?|descrizione|#|no\.?|number)$/iu;
const MOST_FACT_WORDS = 5;

type TableRow = {
  readonly left: string;
  readonly right: string;
  readonly quote: StructureItem['quote'];
};

/** Cards of a table of two columns whose heads say what stands below them. */
export function tableCardsOf(structure: Structure, chapters: readonly Chapter[]): StructureItem[] {
  const { kind, chapter, title, header } = structure;
  const text = chapters[chapter]?.text ?? '';
  const [left, right, ...others] = header.map(({ start, end }) => text.slice(start, end));
  const topic = topicOf(title ?? '');
  const isOfTwo = kind === 'table' && others.length === 0 && !saysMeaning(structure, text);
  if (!isOfTwo || topic === undefined || !isHead(left) || !isHead(right)) return [];
  if (SAYS_LITTLE.test(right) || SAYS_LITTLE.test(left)) return [];
  const rows = rowsOf(structure, text);
  if (rows.length < FEWEST_ROWS || rows.length < structure.rows.length / 2) return [];
  return rows.filter(isShort).map((row) => ({
    item: {
      type: 'flashcard',
      front: `${topic} – ${left}: ${row.left}. ${right}?`,
      back: row.right,
    },
    difficulty: 2,
    quote: row.quote,
    score: SCORE,
  }));
}

const isHead = (head: string | undefined): head is string =>
  head !== undefined &&
  head.length <= HEAD.most &&
  head.split(' ').length <= HEAD.words &&
  /\p{L}{2}/u.test(head);

function rowsOf({ chapter, rows }: Structure, text: string): TableRow[] {
  const cells = rows.flatMap(([left, right]) => {
    if (left === undefined || right === undefined) return [];
    const row = {
      left: text.slice(left.start, left.end),
      right: text.slice(right.start, right.end),
      quote: { chapter, start: left.start, end: right.end },
    };
    return isFit(left, row.left) && isFit(right, row.right) && isFact(row) ? [row] : [];
  });
  const lefts = Map.groupBy(cells, ({ left }) => left.toLowerCase());
  const rights = Map.groupBy(cells, ({ right }) => right.toLowerCase());
  return cells.filter(
    ({ left, right }) =>
      lefts.get(left.toLowerCase())?.length === 1 && rights.get(right.toLowerCase())?.length === 1,
  );
}

/** Something with a name of words: numbers of models and versions are looked up, not learnt. */
const isFact = ({ left, right }: Pick<TableRow, 'left' | 'right'>) =>
  /\p{L}{3}/u.test(left) && !/\d{3}/.test(left) && !/\d\.\d+\.?\d*$/.test(right);

const isShort = ({ left, right }: TableRow) =>
  right.split(' ').length <= MOST_FACT_WORDS && !/[,;?]/.test(left + right);

const isFit = (part: StructurePart, text: string) =>
  part.isCode === undefined &&
  text.length >= CELL.least &&
  text.length <= CELL.most &&
  /[\p{L}\p{N}]/u.test(text) &&
  !text.includes('\n') &&
  !CODE.test(text);
