import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { grammarFlaws } from './grammar-cues.ts';
import { type Choice, choiceOf } from './parts.ts';
import { contentStems, tokens } from './words.ts';

const LONG_KEY_WORDS = 4;
const MUCH_SHORTER = 0.75;
const CONVERGENCE = 2;
const HUB = 3;

/** Signs by which the key of an mcq can be picked without knowing the answer. */
export function giveawayFlaws(content: ItemContent): Flaw[] {
  const choice = choiceOf(content);
  if (choice === undefined) return [];
  return [
    ...longestKey(choice),
    ...sharedWord(choice),
    ...grammarFlaws(choice),
    ...convergence(choice),
  ];
}

/** Whether the key is longer than each distractor: may happen, but not too often in a book. */
export function isKeyLongest({ key, distractors }: Choice): boolean {
  return distractors.every((distractor) => distractor.length < key.length);
}

function longestKey({ key, distractors }: Choice): Flaw[] {
  const longest = Math.max(...distractors.map((distractor) => distractor.length));
  const standsOut = tokens(key).length >= LONG_KEY_WORDS && longest < MUCH_SHORTER * key.length;
  return flawsIf('longest key', standsOut && `“${key}” is much the longest option`);
}

function sharedWord({ stem, key, distractors }: Choice): Flaw[] {
  const asked = contentStems(stem);
  const elsewhere = new Set(distractors.flatMap((distractor) => [...contentStems(distractor)]));
  const shared = [...contentStems(key)].find((word) => asked.has(word) && !elsewhere.has(word));
  return flawsIf(
    'word shared with the key',
    shared !== undefined && `“${shared}” stands in the question and in the right option alone`,
  );
}

/**
 * The key is often built first and the distractors from it: it shares more words with the rest than
 * any other option, or it alone shares a word with each.
 */
function convergence({ key, options }: Choice): Flaw[] {
  const sharing = options.map((option) => sharedWords(option, options));
  const ofKey = sharing[options.indexOf(key)] ?? [];
  const others = sharing.filter((words) => words !== ofKey);
  const lead = sum(ofKey) - Math.max(...others.map(sum));
  const isHub =
    sum(ofKey) >= HUB && lead > 0 && sharesWithAll(ofKey) && !others.some(sharesWithAll);
  return flawsIf(
    'convergence',
    (lead >= CONVERGENCE || isHub) && `“${key}” shares words with most other options`,
  );
}

/** How many words an option shares with each of the others. */
function sharedWords(option: string, options: readonly string[]): number[] {
  const words = contentStems(option, 3);
  return options
    .filter((other) => other !== option)
    .map((other) => [...contentStems(other, 3)].filter((word) => words.has(word)).length);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const sharesWithAll = (counts: readonly number[]) => counts.every((count) => count > 0);
