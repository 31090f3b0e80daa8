import type { Book } from './book.ts';
import { type Candidate, candidate } from './candidate.ts';
import { rivals } from './choices.ts';
import { explanationOf } from './explaining.ts';
import type { Mention } from './mentions.ts';
import type { Usable } from './usable-sentences.ts';
import { factsWorthAsking, sentenceScore } from './worth-asking.ts';

const RIGHT = {
  person: 'The right name is',
  place: 'The right place is',
  people: 'The right people are the',
  year: 'The right year is',
  number: 'The right number is',
} as const;
/** A sentence as it stands, as a true statement, and false with one of its facts changed. */
export function statementsOf(book: Book, sentence: Usable, seed: number): Candidate[] {
  const facts = factsWorthAsking(sentence);
  if (facts.length === 0) return [];
  const explanation = explanationOf(book, sentence);
  const score = sentenceScore(sentence);
  const asTrue = { type: 'true_false', text: sentence.text, answer: true, explanation } as const;
  return [
    candidate(sentence, asTrue, { score, difficulty: 1 }),
    ...facts.flatMap((fact) => {
      const [rival] = rivals(book, sentence, fact, seed);
      if (rival === undefined) return [];
      const item = {
        type: 'true_false',
        text: swapped(sentence.text, fact, rival),
        answer: false,
        explanation: `${RIGHT[fact.kind]} ${fact.text.replace(/\.$/, '')}. ${explanation}`,
      } as const;
      return [candidate(sentence, item, { score, difficulty: 1 })];
    }),
  ];
}

function swapped(sentence: string, { start, end, text }: Mention, rival: string): string {
  const stop = text.endsWith('.') && !rival.endsWith('.') ? '.' : '';
  return `${sentence.slice(0, start)}${rival}${stop}${sentence.slice(end)}`;
}
