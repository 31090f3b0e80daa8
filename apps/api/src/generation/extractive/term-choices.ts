import { hash32, seededShuffle } from '@morsel/sdk/rules';

import type { Book } from './book.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Definition } from './definitions.ts';
import { explanationOf } from './explaining.ts';
import type { Usable } from './usable-sentences.ts';
import { sentenceScore } from './worth-asking.ts';

const DISTRACTORS = { least: 2, most: 3 };
const PLAIN_IS_BETTER = 1.5;
const GENUS =
  /^(?:an?|the|any) (?:\p{L}+ )*?(\p{L}+?)(?= (?:of|that|which|for|used|in|on|by|with|between|from|at|to|where|whose|made|without|who)\b|,|$)/u;

/** "Which of these is an instrument that …?", with other instruments of which the book tells. */
export function termChoice(
  book: Book,
  sentence: Usable,
  glossary: readonly Definition[],
  seed: number,
): Candidate[] {
  const { definition } = sentence;
  if (definition === undefined) return [];
  const rivals = glossary.filter((other) => isRival(other, definition)).map(({ term }) => term);
  const distractors = seededShuffle(rivals, hash32(`${seed} ${sentence.start}`)).slice(
    0,
    DISTRACTORS.most,
  );
  if (distractors.length < DISTRACTORS.least) return [];
  const item = {
    type: 'mcq',
    text: definition.askForTerm,
    answer: definition.term,
    distractors,
    explanation: explanationOf(book, sentence),
  } as const;
  return [
    candidate(sentence, item, { score: sentenceScore(sentence) + PLAIN_IS_BETTER, difficulty: 2 }),
  ];
}

/** Of one genus and number, and neither explained by the other. */
function isRival(one: Definition, other: Definition): boolean {
  const genus = GENUS.exec(one.description)?.[1];
  return (
    genus !== undefined &&
    genus === GENUS.exec(other.description)?.[1] &&
    one.term.endsWith('s') === other.term.endsWith('s') &&
    !sharesWord(one.term, `${other.term} ${other.description}`) &&
    !sharesWord(other.term, one.description)
  );
}

function sharesWord(term: string, text: string): boolean {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  return term
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && words.has(word));
}
