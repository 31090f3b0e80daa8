import { hash32 } from '@morsel/sdk/rules';

import { ask, isPlain } from './asking.ts';
import { type Book, nearby } from './book.ts';
import { type Candidate, candidate } from './candidate.ts';
import { explanationOf } from './explaining.ts';
import type { Mention } from './mentions.ts';
import { rivalsOf } from './rivals.ts';
import type { Usable } from './usable-sentences.ts';
import { factsWorthAsking, sentenceScore } from './worth-asking.ts';

const DISTRACTORS = 3;
const PLAIN_IS_BETTER = 1.5;
const SCORE_OF = { year: 0.6, person: 1, place: 0.3, people: 0.3, number: 0 } as const;

/** Multiple choice about each fact of a sentence, with wrong answers from the same book. */
export function choicesOf(book: Book, sentence: Usable, seed: number): Candidate[] {
  return factsWorthAsking(sentence).flatMap((mention) => {
    const distractors = rivals(book, sentence, mention, seed).slice(0, DISTRACTORS);
    if (distractors.length < DISTRACTORS) return [];
    const text = ask(sentence.text, mention);
    const item = {
      type: 'mcq',
      text,
      answer: mention.text,
      distractors,
      explanation: explanationOf(book, sentence),
    } as const;
    const score =
      sentenceScore(sentence) + SCORE_OF[mention.kind] + (isPlain(text) ? PLAIN_IS_BETTER : 0);
    return [candidate(sentence, item, { score, difficulty: mention.kind === 'number' ? 3 : 2 })];
  });
}

/** Wrong answers to what a fact is; none where a look-alike article would tell the right one. */
export function rivals(book: Book, sentence: Usable, mention: Mention, seed: number): string[] {
  const article = /\b(an?) $/i.exec(sentence.text.slice(0, mention.start))?.[1];
  const around = {
    names: book.names,
    nearby: nearby(book, sentence.at),
    at: sentence.at,
    years: book.years,
    seed: hash32(`${seed} ${sentence.chapter} ${sentence.start} ${mention.start}`),
  };
  return article === undefined ? rivalsOf(mention, around, DISTRACTORS) : [];
}
