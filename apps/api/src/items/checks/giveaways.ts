import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { grammarFlaws } from './grammar-cues.ts';
import { type Choice, choiceOf } from './parts.ts';
import { contentStems, tokens } from './words.ts';

const LONG_KEY_WORDS = 4;
const MUCH_SHORTER = 0.75;
const CONVERGENCE = 2;

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

/** The key is often built first and the distractors from it, so that it shares most with the rest. */
function convergence({ key, options }: Choice): Flaw[] {
  const stems = options.map((option) => contentStems(option));
  const overlap = (index: number) =>
    [...(stems[index] ?? [])].reduce(
      (sum, word) => sum + stems.filter((other, at) => at !== index && other.has(word)).length,
      0,
    );
  const keyOverlap = overlap(options.indexOf(key));
  const next = Math.max(
    ...options.flatMap((option, index) => (option === key ? [] : [overlap(index)])),
  );
  return flawsIf(
    'convergence',
    keyOverlap - next >= CONVERGENCE && `“${key}” shares words with most other options`,
  );
}
