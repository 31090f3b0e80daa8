import { countWords } from './count-words.ts';
import { isBareLabel, withoutLabel } from './headings.ts';
import { OPENING } from './split-chapters.ts';
import { type Block, heading } from './text-blocks.ts';

/** So many headings in a row that come again make a list of contents. */
const FEWEST_LISTED = 5;
/** A list may tell in a few words what is in each chapter; the chapter has far more of them. */
const LONGEST_SUMMARY_WORDS = 250;
const TIMES_SUMMARY = 10;
const SHORTEST_CHAPTER_WORDS = 25;

/** A heading and what is below it until the next one; the key is '' where there is no heading. */
type HeadedPart = {
  readonly key: string;
  readonly words: number;
  readonly blocks: readonly Block[];
};
/** Indexes of entries, the end not included. */
type PartRange = { readonly from: number; readonly to: number };

/**
 * Without lists of contents: headings in a row that all come again further down, where their text
 * is. What follows a list is the opening of the book, and not of the last chapter that it names.
 */
export function withoutListedHeadings(blocks: readonly Block[]): Block[] {
  const entries = entriesOf(blocks);
  const again = wordsBelowTheSame(entries);
  const kept: (readonly Block[])[] = [];
  let next = 0;
  for (const list of listsOf(entries, again)) {
    kept.push(blocksFrom(entries.slice(next, list.from)));
    next = list.to;
    const last = entries[next];
    if (last === undefined || !endsList(last, again[next] ?? 0, list, entries)) continue;
    kept.push([opening(last)], last.blocks.slice(1));
    next += 1;
  }
  return [...kept, blocksFrom(entries.slice(next))].flat();
}

/** Whether the heading below a list is of the list too, though the text below it is long. */
function endsList(
  last: HeadedPart,
  again: number,
  { from, to }: PartRange,
  entries: readonly HeadedPart[],
) {
  const isNamedAbove = entries.slice(from, to).some(({ key }) => key === last.key);
  return again >= SHORTEST_CHAPTER_WORDS && !isNamedAbove;
}

const blocksFrom = (entries: readonly HeadedPart[]) => entries.flatMap(({ blocks }) => blocks);

const opening = ({ blocks: [first] }: HeadedPart) =>
  heading(OPENING, first?.kind === 'heading' ? first.level : 1);

function entriesOf(blocks: readonly Block[]): HeadedPart[] {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  return [0, ...starts].map((start, at) => {
    const own = blocks.slice(start, starts[at] ?? blocks.length);
    const text = own.filter(({ kind }) => kind === 'paragraph').map((block) => block.text);
    const [first] = own;
    return {
      key: first?.kind === 'heading' ? keyOf(first.text) : '',
      words: countWords(text.join(' ')),
      blocks: own,
    };
  });
}

/** "XXIV. CONCLUSION 315" in a list is "Conclusion" above the text. */
function keyOf(title: string): string {
  const name = isBareLabel(title) ? title : withoutLabel(title).replace(/[\s.]{1,100}\d{1,4}$/, '');
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** For each entry, how many words the longest later one of the same heading has. */
function wordsBelowTheSame(entries: readonly HeadedPart[]): number[] {
  const most = new Map<string, number>();
  const words: number[] = [];
  for (const entry of entries.toReversed()) {
    const later = most.get(entry.key) ?? 0;
    words.push(later);
    most.set(entry.key, Math.max(later, entry.words));
  }
  return words.toReversed();
}

function listsOf(entries: readonly HeadedPart[], again: readonly number[]): PartRange[] {
  const lists: PartRange[] = [];
  let from = 0;
  let to = 0;
  let listed = 0;
  const end = (next: number) => {
    if (listed >= FEWEST_LISTED) lists.push({ from, to });
    [from, to, listed] = [next, next, 0];
  };
  for (const [index, entry] of entries.entries()) {
    if (isListed(entry, again[index] ?? 0)) {
      to = index + 1;
      listed += 1;
    } else if (!isLabelAlone(entry)) end(index + 1);
  }
  end(entries.length);
  return lists;
}

const isListed = ({ key, words }: HeadedPart, again: number) =>
  key !== '' &&
  words < LONGEST_SUMMARY_WORDS &&
  again >= Math.max(SHORTEST_CHAPTER_WORDS, words * TIMES_SUMMARY);

/** A number whose title is the next heading: it may be of a list or of a chapter. */
const isLabelAlone = ({ words, blocks: [first] }: HeadedPart) =>
  words === 0 && first?.kind === 'heading' && isBareLabel(first.text);
