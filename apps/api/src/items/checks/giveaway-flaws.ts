import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { grammarFlaws } from './grammar-cues.ts';
import { type Choice, choiceOf } from './item-parts.ts';
import { ENGLISH } from './languages/english.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, isUnspaced, lengthOf, tokens } from './word-similarity.ts';

const LONG_KEY = { words: 4, letters: 24 };
const MUCH_SHORTER = 0.7;
/** The share of a key's words that may stand in the question. */
const LITTLE = 0.2;
const LEAD_OF_ECHO = 2;
const CONVERGENCE = 2;
const HUB = 3;

/** Signs by which the key of an mcq can be picked without knowing the answer. */
export function giveawayFlaws(
  content: ItemContent,
  language: Language = languageOfItem(content),
): Flaw[] {
  const choice = choiceOf(content);
  if (choice === undefined) return [];
  return [
    ...longestKey(choice),
    ...sharedWord(choice, language),
    ...echo(choice, language),
    ...grammarFlaws(choice, language),
    ...convergence(choice, language),
  ];
}

/** Whether the key is longer than each distractor: may happen, but not too often in a book. */
export function isKeyLongest({ key, distractors }: Choice): boolean {
  return distractors.every((distractor) => distractor.length < key.length);
}

function longestKey({ key, distractors }: Choice): Flaw[] {
  const longest = Math.max(...distractors.map((distractor) => distractor.length));
  const isLong = tokens(key).length >= LONG_KEY.words || lengthOf(key) >= LONG_KEY.letters;
  const standsOut = isLong && longest < MUCH_SHORTER * key.length;
  return flawsIf('longest key', standsOut && `“${key}” is much the longest option`);
}

/**
 * Where a distractor repeats another word of the question, the key may too: `echo balance` counts. One
 * of many words of a key tells little.
 */
function sharedWord({ stem, key, distractors }: Choice, language: Language): Flaw[] {
  const asked = contentStems(stem, 4, language);
  // Signs that two words share are no word.
  const isAsked = (word: string) =>
    isUnspaced(word) ? asked.has(word) : hasStem(asked, word, language);
  const elsewhere = distractors.flatMap((distractor) => [...contentStems(distractor, 4, language)]);
  const words = [...contentStems(key, 4, language)].filter((word) => valuesIn(word).size === 0);
  const shared = elsewhere.some(isAsked) ? [] : words.filter(isAsked);
  const isTelling = shared.length / words.length > LITTLE;
  const word = isTelling ? shared[0] : literally({ stem, key, distractors });
  return flawsIf(
    'word shared with the key',
    word !== undefined && `“${word}” stands in the question and in the right option alone`,
  );
}

/** A dictionary may cut the signs of one word in two ways: the option stands there as it is. */
function literally({ stem, key, distractors }: Omit<Choice, 'options'>): string | undefined {
  if (!isUnspaced(key) || key.length < 2 || !stem.includes(key)) return undefined;
  return distractors.some((distractor) => stem.includes(distractor)) ? undefined : key;
}

/** The key repeats more of the question than any other option. */
function echo({ stem, key, distractors }: Choice, language: Language): Flaw[] {
  const asked = contentStems(stem, 3, language);
  const shared = (option: string) =>
    [...contentStems(option, 3, language)].filter((word) => hasStem(asked, word, language));
  const ofKey = shared(key);
  const lead = ofKey.length - Math.max(...distractors.map((option) => shared(option).length));
  const words = ofKey.map((word) => `“${word}”`).join(', ');
  return flawsIf(
    'word shared with the key',
    lead >= LEAD_OF_ECHO && `The right option repeats ${words} of the question, and no other does`,
  );
}

/**
 * The key is often built first and the distractors from it: it shares more words with the rest than
 * any other option, or it alone shares a word with each.
 */
function convergence({ key, options }: Choice, language: Language): Flaw[] {
  const sharing = options.map((option) => sharedWords(option, options, language));
  const ofKey = sharing[options.indexOf(key)] ?? [];
  const others = sharing.filter((words) => words !== ofKey);
  const lead = sum(ofKey) - Math.max(...others.map(sum));
  // Endings agree where nouns are bent, and so do signs of words that stand without spaces.
  const least = language === ENGLISH ? CONVERGENCE : CONVERGENCE + 1;
  const isHub =
    language === ENGLISH &&
    sum(ofKey) >= HUB &&
    lead > 0 &&
    sharesWithAll(ofKey) &&
    !others.some(sharesWithAll);
  return flawsIf(
    'convergence',
    (lead >= least || isHub) && `“${key}” shares words with most other options`,
  );
}

/** How many words an option shares with each of the others. */
function sharedWords(option: string, options: readonly string[], language: Language): number[] {
  const words = contentStems(option, 3, language);
  return options
    .filter((other) => other !== option)
    .map((other) => [...contentStems(other, 3, language)].filter((word) => words.has(word)).length);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const sharesWithAll = (counts: readonly number[]) => counts.every((count) => count > 0);

const LINKS = new Set('a an and by for in is it of on or the to was were are'.split(' '));

/** A front that says what its back is to recall. */
export function flashcardFlaws(content: ItemContent): Flaw[] {
  if (content.kind !== 'flashcard') return [];
  const { front, back } = content.body;
  const asked = new Set(tokens(front));
  const wanted = tokens(back).filter((word) => !LINKS.has(word));
  const isGiven = wanted.length > 0 && wanted.every((word) => asked.has(word));
  return flawsIf('word shared with the key', isGiven && `The front gives “${back}” away`);
}
