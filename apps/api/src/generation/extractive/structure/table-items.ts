import type { Chapter, Structure, StructurePart } from '../../book-text.ts';
import { overlap } from '../gather-sentences.ts';
import { saysMeaning, topicOf } from './entries.ts';
import type { StemWords } from './stem-words.ts';
import { type StructureItem, quoteOf } from './term-items.ts';

const SCORE = 12;
const CELL = { least: 1, most: 118 };
const HEAD = { most: 30, words: 4 };
const FEWEST_ROWS = 4;
const MATCHED = 4;
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

/** Items of a table of two columns that says what they are. */
export function tableItemsOf(
  structure: Structure,
  chapters: readonly Chapter[],
  words: StemWords | undefined,
): { cards: StructureItem[]; questions: StructureItem[] } {
  const { kind, chapter, title, header } = structure;
  const text = chapters[chapter]?.text ?? '';
  const [left, right, ...others] = header.map(({ start, end }) => text.slice(start, end));
  const topic = topicOf(title ?? '');
  if (
    kind !== 'table' ||
    saysMeaning(structure, text) ||
    topic === undefined ||
    others.length > 0 ||
    !isHead(left) ||
    !isHead(right)
  ) {
    return { cards: [], questions: [] };
  }
  const rows = rowsOf(structure, text);
  if (rows.length < FEWEST_ROWS || rows.length < structure.rows.length / 2)
    return { cards: [], questions: [] };
  const isOfFacts = !SAYS_LITTLE.test(right) && !SAYS_LITTLE.test(left);
  const cards = rows
    .filter((row) => isOfFacts && isShort(row))
    .map((row): StructureItem => ({
      item: {
        type: 'flashcard',
        front: `${topic} – ${left}: ${row.left}. ${right}?`,
        back: row.right,
      },
      difficulty: 2,
      quote: row.quote,
      score: SCORE,
    }));
  return {
    cards,
    questions: words === undefined ? [] : matchesOf(rows, `${topic}: ${left} – ${right}`, words),
  };
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

function matchesOf(rows: readonly TableRow[], what: string, words: StemWords): StructureItem[] {
  const groups = Array.from({ length: Math.floor(rows.length / MATCHED) }, (_, index) =>
    rows.slice(index * MATCHED, (index + 1) * MATCHED),
  );
  return groups.flatMap((group) => {
    if (overlap(group.map(({ right }) => right))) return [];
    const item = {
      type: 'match_pairs',
      text: `${what}. ${words.matchRows}`,
      pairs: group.map(({ left, right }) => [left, right] as const),
      explanation: group.map(({ left, right }) => `${left}: ${right}.`).join(' '),
    } as const;
    return [{ item, difficulty: 3, quote: quoteOf(group), score: SCORE }];
  });
}
