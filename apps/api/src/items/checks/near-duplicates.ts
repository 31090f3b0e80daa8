import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
import { choiceOf, stemOf, wordingsOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Span } from './sentences.ts';
import { contentStems, normalized, tokens } from './word-similarity.ts';

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

/** Where in a text the words stand that make an item true. */
export type QuotePlace = Span & { readonly chapter: number };

/** An item with its place in the text that all of them come from, if it is from there. */
type PlacedItem = { readonly content: ItemContent; readonly quote?: QuotePlace | null };

/** The items of a book, ready to tell whether another one asks the same again. */
export type KnownItems = {
  /**
   * The item that asks the same in the same or nearly the same words, or wants the same answer of the
   * same words of the text.
   */
  readonly findNearDuplicate: (
    content: ItemContent,
    quote?: QuotePlace | null,
  ) => ItemContent | undefined;
  readonly add: (content: ItemContent, quote?: QuotePlace | null) => void;
};

/**
 * Keeps the traces of items by their runs, so that one lookup costs what the items with a run in
 * common cost, however many there are.
 */
export function knownItems(items: Iterable<PlacedItem> = []): KnownItems {
  const traces: Trace[] = [];
  const byGram = new Map<string, number[]>();
  const placed: { readonly trace: Trace; readonly quote: QuotePlace }[] = [];
  const add = (content: ItemContent, quote: QuotePlace | null = null) => {
    const trace = traceOf(content);
    for (const gram of trace.grams) {
      const indexes = byGram.get(gram);
      if (indexes === undefined) byGram.set(gram, [traces.length]);
      else indexes.push(traces.length);
    }
    traces.push(trace);
    if (quote !== null) placed.push({ trace, quote });
  };
  for (const { content, quote } of items) add(content, quote);
  return {
    add,
    findNearDuplicate: (content, quote = null) => {
      const trace = traceOf(content);
      const candidates = new Set([...trace.grams].flatMap((gram) => byGram.get(gram) ?? []));
      const alike = [...candidates]
        .map((index) => traces[index])
        .find((other) => other !== undefined && areAlike(trace, other));
      const beside = placed.find(
        (other) =>
          quote !== null && overlap(quote, other.quote) && wantSame(content, other.trace.content),
      );
      return (alike ?? beside?.trace)?.content;
    },
  };
}

/** The flaw of an item that asks what one of these asks already. */
export function repetitionFlaws(
  content: ItemContent,
  known: KnownItems,
  quote?: QuotePlace | null,
): Flaw[] {
  const twin = known.findNearDuplicate(content, quote);
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
  return (
    alike >= ALIKE_WITH_SAME_KEY ||
    jaccard(askedStems(one), askedStems(other)) >= WORDS_ALIKE_WITH_SAME_KEY
  );
}

const askedStems = ({ asked, content }: Trace) => contentStems(asked, 4, languageOfItem(content));

const overlap = (one: QuotePlace, other: QuotePlace) =>
  one.chapter === other.chapter && one.start < other.end && other.start < one.end;

/** Whether two questions, or two cards, have the same answer, whatever they ask for it. */
function wantSame(one: ItemContent, other: ItemContent): boolean {
  if ((one.kind === 'flashcard') !== (other.kind === 'flashcard')) return false;
  const [first, second] = [one, other].map(answerText);
  if (first === undefined || second === undefined) return false;
  if (normalized(first) === normalized(second)) return true;
  const language = languageOfItem(one);
  const [stems, others] = [contentStems(first, 4, language), contentStems(second, 4, language)];
  return jaccard(stems, others) >= WORDS_ALIKE_WITH_SAME_KEY;
}

/** What is answered in words; a true statement is its own answer. */
function answerText(content: ItemContent): string | undefined {
  if (content.kind === 'flashcard') return content.body.back;
  if (formOf(content) === 'statement') {
    return content.answerKey.answer === 0 ? stemOf(content) : undefined;
  }
  return choiceOf(content)?.key ?? wordingsOf(content)[0];
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
  return formOf(content) === 'placing' ? `${stem} ${keyText(content)}` : stem;
}

/** The key in words, however its options are shuffled. */
function keyText(content: ItemContent): string {
  if (content.kind === 'flashcard') return normalized(content.body.back);
  const { answer } = content.answerKey;
  const { options } = content.body;
  if (formOf(content) === 'choice') return normalized(choiceOf(content)?.key ?? '');
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
  const words = tokens(plain);
  const count = Math.max(1, words.length - GRAM + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + GRAM).join(' ')));
}
