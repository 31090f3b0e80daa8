import type { Chapter } from '../../book-text.ts';
import { type ReadText, readText } from '../read-text.ts';
import { type TermTies, type TermUse, termTies } from './term-ties.ts';

/** An English text, with what its terms have to do with each other. */
export type Prose = ReadText & {
  readonly ties: TermTies;
  /** Nouns of several words that the text is about: what can be asked for, and be a wrong answer. */
  readonly choosable: ReadonlyMap<string, TermUse>;
};

const FEWEST_SENTENCES = 3;
const MOST_CHOOSABLE = 120;

/** Reads a text in English. */
export function readProse(chapters: readonly Chapter[]): Prose {
  const text = readText(chapters, 'en');
  const ties = termTies(text.sentences, text.terms);
  const nouns = [...ties.uses.values()]
    .filter((use) => use.at.size >= FEWEST_SENTENCES && isAskable(use.written) && isNoun(use))
    .toSorted((a, b) => b.keyness - a.keyness)
    .slice(0, MOST_CHOOSABLE);
  return { ...text, ties, choosable: new Map(nouns.map((use) => [use.term, use] as const)) };
}

/** These words say nothing by themselves: "a large number", "in a similar fashion". */
const GENERAL =
  / (?:amount|case|cost|deal|degree|detail|extent|fashion|kind|lecture|level|majority|manner|matter|number|observer|part|point|portion|prospect|result|run|sense|sort|sum|thing|time|variety|version|view|way)s?$/i;

/** A single word is guessed without the book, or several fit; a name is known or it is not. */
const isAskable = (written: string) =>
  written.includes(' ') && !GENERAL.test(written) && !/\p{Lu}/u.test(written);

const MOST_AS_VERB = 0.1;
const LEAST_AS_NOUN = 0.75;
const LEAST_LED = 0.5;

/** A noun ends its phrase mostly, and mostly an article, a preposition or an adjective leads to it. */
function isNoun({ ends, asVerb, led, count }: TermUse): boolean {
  return (
    ends >= count * LEAST_AS_NOUN && asVerb <= count * MOST_AS_VERB && led >= count * LEAST_LED
  );
}
