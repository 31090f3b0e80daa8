import type { GenerationRun } from '@morsel/sdk/contract';

/** What was wrong with a draft, by the name of the check that refused it, as in "2: two options said the same". */
const WORDS: Readonly<Record<string, string>> = {
  'parts and lengths': 'too long, too short, or with too few options',
  'answer shape': 'the answer was none of the options',
  'duplicate options': 'two options said the same',
  'subset options': 'one option was part of another',
  'alias of the key': 'a wrong option was another name of the right one',
  'longest key': 'the right option stood out by its length',
  'catch-all option': 'an option said “all” or “none of the above”',
  absolute: 'it said “always” or “never” where the book does not',
  'vague frequency': 'an option hid behind “usually” or “often”',
  negation: 'it asked for what is not so',
  'word shared with the key': 'the question gave its answer away',
  'grammar cue': 'the grammar gave the answer away',
  convergence: 'the right option was the sum of the wrong ones',
  'numeric options': 'its numbers did not go together',
  'mixed kinds': 'its options were of different kinds',
  quote: 'its quote does not stand in the text',
  'not in the source': 'the text does not bear the answer out',
  'not self-contained': 'it makes no sense by itself',
  'key balance': 'its answer would have made a pattern',
  repeated: 'the book asks this already',
  junk: 'it held an address, a key, markup or something else that is no part of a question',
  'solver disagreed': 'who solved it without the answer came to another one',
  ambiguous: 'more than one answer could be right',
  'review: support': 'its quote does not bear it out, said the review',
  'review: answer': 'no one answer was right, said the review',
  'review: premise': 'it took for granted what the text does not say',
  'review: options': 'its wrong options tempted nobody',
  'review: explanation': 'its explanation was wrong',
  'review: worth': 'it was not worth asking',
  'wrong shape': 'parts of it were missing',
  surplus: 'there were more than asked for',
};

/** Why drafts were refused, the most frequent reason first; a check without words goes by its name. */
export function refusalReasons(rejected: GenerationRun['rejected']): string[] {
  return Object.entries(rejected)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([check, count]) => `${count}: ${WORDS[check] ?? check}`);
}

export function refusedCount(rejected: GenerationRun['rejected']): number {
  return Object.values(rejected).reduce((sum, count) => sum + count, 0);
}
