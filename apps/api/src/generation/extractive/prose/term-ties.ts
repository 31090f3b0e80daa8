import type { KeyTerms } from '../key-terms.ts';
import type { TextSentence } from '../text-sentences.ts';

/** A term as the text uses it. */
export type TermUse = {
  readonly term: string;
  /** As it is written where no sentence begins. */
  readonly written: string;
  readonly keyness: number;
  /** In which sentences. */
  readonly at: ReadonlySet<number>;
  readonly count: number;
  /** How often a phrase ends with it, as nouns do; how often it is led to as nouns or verbs are. */
  readonly ends: number;
  readonly led: number;
  readonly asVerb: number;
};

/** Which terms of a text stand together. */
export type TermTies = {
  readonly uses: ReadonlyMap<string, TermUse>;
  /** How much oftener than by chance two terms share a sentence, as a power of 2; without this one. */
  readonly tie: (one: string, other: string, without: number) => number;
};

const ENDS =
  /^(?:[,.;:)!?—]|$| (?:of|is|are|was|were|and|or|in|to|as|by|for|has|have|had|which|that|who|with|on|at|from|may|can|must|will|would|should|than|but|does|do|under|among|between|through|it|he|we|they|into|without|not|if|when|where|because|before|after|upon|during|against|itself|themselves)\b)/;
const LED =
  /\b(?:the|an?|of|this|that|these|those|its|their|his|her|our|my|your|by|in|for|with|from|no|any|every|each|all|some|such|and|or|between|on|\p{Ll}+(?:al|ic|ive|ous|ary|ful|able|ible|ial))$/u;
const AS_VERB =
  /\b(?:to|will|can|may|must|not|should|would|could|they|we|who|which|it|he|she|I|is|are|was|were|be|been|being|more|most|very|so|too)$/;

/** Reads off the sentences which terms share them. */
export function termTies(sentences: readonly TextSentence[], terms: KeyTerms): TermTies {
  const uses = new Map<string, Written<TermUse>>();
  for (const sentence of sentences) {
    for (const { term, start, end, keyness } of terms.spansIn(sentence)) {
      const { text, at } = sentence;
      const use = uses.get(term) ?? newUse(term, keyness);
      uses.set(term, use);
      use.at.add(at);
      use.count += 1;
      if (start > 0 || use.written === '') use.written = text.slice(start, end);
      const before = text.slice(Math.max(0, start - 16), start).trimEnd();
      if (ENDS.test(text.slice(end, end + 14))) use.ends += 1;
      if (LED.test(before)) use.led += 1;
      if (AS_VERB.test(before)) use.asVerb += 1;
    }
  }
  return {
    uses,
    tie: (one, other, without) => tieOf(uses, sentences.length, [one, other, without]),
  };
}

type Written<Use> = { -readonly [Key in keyof Use]: Key extends 'at' ? Set<number> : Use[Key] };

const newUse = (term: string, keyness: number): Written<TermUse> => ({
  term,
  written: '',
  keyness,
  at: new Set(),
  count: 0,
  ends: 0,
  led: 0,
  asVerb: 0,
});

function tieOf(
  uses: ReadonlyMap<string, TermUse>,
  sentences: number,
  [one, other, without]: [string, string, number],
): number {
  const [a, b] = [uses.get(one)?.at, uses.get(other)?.at];
  if (a === undefined || b === undefined) return 0;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const at of few) if (at !== without && many.has(at)) both += 1;
  if (both === 0) return 0;
  const count = (its: ReadonlySet<number>) => its.size - (its.has(without) ? 1 : 0);
  return Math.max(0, Math.log2((both * sentences) / (count(a) * count(b))));
}
