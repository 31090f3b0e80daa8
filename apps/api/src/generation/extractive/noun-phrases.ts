import type { Span } from '../../items/checks/sentences.ts';
import { isGeneralAdjective } from './general-nouns.ts';
import { type TaggedWord, taggedWords } from './tagged-words.ts';

/** A noun with the words before it that say which: "environmental contaminants". */
export type NounPhrase = Span & { readonly words: readonly string[] };

type PlacedWord = TaggedWord & Span;

const MOST_WORDS = 4;
/** "The word", "all of it": nothing that describes. */
const NO_PART = new Set(['Pronoun', 'Determiner', 'Value', 'Possessive', 'Adverb', 'Preposition']);

/** The noun phrases of an English sentence, none within another, each with what belongs to it. */
export function nounPhrasesIn(sentence: string): NounPhrase[] {
  const runs: PlacedWord[][] = [[]];
  const words = placed(sentence);
  for (const [index, word] of words.entries()) {
    const run = runs.at(-1) ?? [];
    const isApart = run.length > 0 && sentence.slice(run.at(-1)?.end, word.start) !== ' ';
    const isPart = (isNoun(word) || isModifier(word)) && !goesOn(word, run, words[index + 1]);
    const opensNext = isApart || (!isNoun(word) && run.some(isNoun));
    if (isPart && !(run.some(isNoun) && isVerbAfterAll(word, words[index + 1]))) {
      if (opensNext) runs.push([word]);
      else run.push(word);
    } else runs.push([]);
  }
  return runs.flatMap((run) => phraseOf(run) ?? []);
}

/** The words where they stand in the sentence; a compound with a hyphen is one. */
function placed(sentence: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let from = 0;
  for (const word of taggedWords(sentence)) {
    const start = word.text === '' ? -1 : sentence.indexOf(word.text, from);
    if (start === -1) continue;
    const end = start + word.text.length;
    const before = words.at(-1);
    if (before !== undefined && sentence.slice(before.end, start) === '-') {
      words.splice(-1, 1, {
        ...before,
        tags: word.tags,
        text: sentence.slice(before.start, end),
        end,
      });
    } else words.push({ ...word, start, end });
    from = end;
  }
  return words;
}

/** "An organization representing psychologists": no part of the name. */
const goesOn = ({ text }: PlacedWord, run: readonly PlacedWord[], next: PlacedWord | undefined) =>
  /\p{L}{2}ing$/u.test(text) &&
  run.some(isNoun) &&
  next !== undefined &&
  (isNoun(next) || isModifier(next) || next.tags.has('Determiner'));

/** "Law helps define", "the moon raises the": a plural looks the same. */
function isVerbAfterAll({ text, tags }: PlacedWord, next: PlacedWord | undefined): boolean {
  if (!text.endsWith('s') || !tags.has('Plural') || next === undefined) return false;
  return next.tags.has('Determiner') || next.tags.has('Infinitive') || next.tags.has('Gerund');
}

/** Taken for what describes. */
const JOINS =
  /^(?:over|against|during|under|like|near|past|worth|around|across|within|behind|beyond|both)$/i;

const isNoun = ({ tags, text }: PlacedWord) =>
  tags.has('Noun') &&
  !tags.has('Pronoun') &&
  !tags.has('Possessive') &&
  !tags.has('Verb') &&
  /\p{L}{2}/u.test(text);

const isModifier = ({ tags, text }: PlacedWord) =>
  (tags.has('Adjective') || /^\p{L}+(?:ed|ive|al|ic)$/u.test(text)) &&
  ![...NO_PART].some((tag) => tags.has(tag)) &&
  !JOINS.test(text) &&
  !isFiniteVerb(tags);

const isFiniteVerb = (tags: ReadonlySet<string>) =>
  tags.has('Verb') && (tags.has('PastTense') || tags.has('PresentTense')) && !tags.has('Adjective');

function phraseOf(run: readonly PlacedWord[]): NounPhrase | undefined {
  let words = run.slice(0, run.findLastIndex(isNoun) + 1);
  while (words.length > 1 && isGeneralAdjective(words[0]?.text ?? '')) words = words.slice(1);
  const [first, last] = [words.at(0), words.at(-1)];
  if (first === undefined || last === undefined || words.length > MOST_WORDS) return undefined;
  return { start: first.start, end: last.end, words: words.map(({ text }) => text) };
}
