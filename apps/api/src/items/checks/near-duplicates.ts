import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { choiceOf, stemOf } from './parts.ts';
import { contentStems, normalized } from './words.ts';

const GRAM = 5;
const ALIKE = 0.8;
const ALIKE_WITH_SAME_KEY = 0.5;
/** A word put in between breaks five runs: of short questions the words themselves are compared. */
const WORDS_ALIKE_WITH_SAME_KEY = 0.7;

/** What is compared first of an item: N() of what it asks, and its five-word runs. */
type Trace = {
  readonly content: ItemContent;
  readonly asked: string;
  readonly grams: ReadonlySet<string>;
};

/** The items of a book, ready to tell whether another one asks the same again. */
export type KnownItems = {
  /** The item that asks the same in the same or nearly the same words. */
  readonly findNearDuplicate: (content: ItemContent) => ItemContent | undefined;
  readonly add: (content: ItemContent) => void;
};

/**
 * Keeps the traces of items by their runs, so that one lookup costs what the items with a run in
 * common cost, however many there are.
 */
export function knownItems(contents: Iterable<ItemContent> = []): KnownItems {
  const traces: Trace[] = [];
  const byGram = new Map<string, number[]>();
  const add = (content: ItemContent) => {
    const trace = traceOf(content);
    for (const gram of trace.grams) {
      const indexes = byGram.get(gram);
      if (indexes === undefined) byGram.set(gram, [traces.length]);
      else indexes.push(traces.length);
    }
    traces.push(trace);
  };
  for (const content of contents) add(content);
  return {
    add,
    findNearDuplicate: (content) => {
      const trace = traceOf(content);
      const candidates = new Set([...trace.grams].flatMap((gram) => byGram.get(gram) ?? []));
      return [...candidates]
        .map((index) => traces[index])
        .find((other) => other !== undefined && areAlike(trace, other))?.content;
    },
  };
}

/** The flaw of an item that asks what one of these asks already. */
export function repetitionFlaws(content: ItemContent, known: KnownItems): Flaw[] {
  const twin = known.findNearDuplicate(content);
  return flawsIf('repeated', twin && `“${stemOf(content)}” asks the same as “${stemOf(twin)}”`);
}

/** Items of one book that ask the same again, in the same or nearly the same words. */
export function nearDuplicateFlaws(contents: readonly ItemContent[]): Flaw[] {
  const known = knownItems();
  return contents.flatMap((content) => {
    const flaws = repetitionFlaws(content, known);
    known.add(content);
    return flaws;
  });
}

/** Equal in what they ask, or most of it is shared, less where the keys are equal. */
function areAlike(one: Trace, other: Trace): boolean {
  if (one.asked === other.asked) return true;
  const alike = jaccard(one.grams, other.grams);
  if (alike >= ALIKE || keyText(one.content) !== keyText(other.content)) return alike >= ALIKE;
  const [stems, others] = [contentStems(one.asked), contentStems(other.asked)];
  return alike >= ALIKE_WITH_SAME_KEY || jaccard(stems, others) >= WORDS_ALIKE_WITH_SAME_KEY;
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((text) => other.has(text)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

function traceOf(content: ItemContent): Trace {
  const asked = normalized(askedText(content));
  return { content, asked, grams: gramsOf(asked) };
}

/** "Match each term with its meaning" asks something else of other terms. */
function askedText(content: ItemContent): string {
  const stem = stemOf(content);
  const placed = content.kind === 'match_pairs' || content.kind === 'arrange_list';
  return placed ? `${stem} ${keyText(content)}` : stem;
}

/** The key in words, however its options are shuffled. */
function keyText(content: ItemContent): string {
  if (content.kind === 'flashcard') return normalized(content.body.back);
  const { answer } = content.answerKey;
  const { options } = content.body;
  if (content.kind === 'mcq') return normalized(choiceOf(content)?.key ?? '');
  if (Array.isArray(answer) && Array.isArray(options)) {
    return answer.map((index) => normalized(options[index] ?? '')).join(' ');
  }
  if (typeof answer !== 'object') return String(answer);
  return Object.entries(answer)
    .map((pair) => normalized(pair.join(' ')))
    .toSorted()
    .join(' ');
}

function gramsOf(plain: string): Set<string> {
  const words = plain.split(' ');
  const count = Math.max(1, words.length - GRAM + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + GRAM).join(' ')));
}
