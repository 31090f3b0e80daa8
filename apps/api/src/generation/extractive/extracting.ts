import { hash32, seededRandom } from '@morsel/sdk/rules';

import type { Chapter, Chunk } from '../book-text.ts';
import type { Draft, Makeable } from '../draft.ts';
import { type Book, readAround } from './book.ts';
import type { Candidate, Place } from './candidate.ts';
import { cardsOf } from './cards.ts';
import { choicesOf } from './choices.ts';
import type { Definition } from './definitions.ts';
import { matchesOf } from './matches.ts';
import { orderings } from './orderings.ts';
import { pick } from './picking.ts';
import { statementsOf } from './statements.ts';
import { termChoice } from './term-choices.ts';
import { type Usable, glossaryOf, usableSentences } from './usable-sentences.ts';

export type ExtractInput = {
  /** The whole text: wrong answers come from around the chunks. */
  readonly chapters: readonly Chapter[];
  /** What the items are to be about. */
  readonly chunks: readonly Chunk[];
  readonly what: Makeable;
  /** At most so many drafts. */
  readonly wanted: number;
  readonly seed: number;
  /** The quotes of what there is already: nothing is made of them again. */
  readonly taken: readonly Place[];
};

/** A draft with the place of its quote: offsets (UTF-16 units) in the text of the chapter. */
export type ExtractedDraft = Draft & {
  readonly quote: string;
  readonly chunk: number;
} & Place;

/**
 * Drafts made by rules from the text itself, without a model: the best sentences that stand by
 * themselves, asked about in turn over the chunks. Equal input gives equal drafts.
 */
export function extractDrafts(input: ExtractInput): ExtractedDraft[] {
  const { chapters, chunks, what, seed, taken, wanted } = input;
  if (chunks.length === 0) return [];
  const book = readAround(chapters, chunks);
  const glossary = glossaryOf(book);
  const candidates = chunks.flatMap((chunk) => {
    const sentences = usableSentences(book, chunk);
    return what === 'flashcards'
      ? sentences.flatMap(cardsOf)
      : questionsOf({ book, sentences, glossary, seed });
  });
  return pick(candidates, { wanted, taken, random: seededRandom(hash32(`${seed} picking`)) }).map(
    ({ item, difficulty, quote, chunk }) => ({
      item,
      difficulty,
      chunk,
      ...quote,
      quote: chapters[quote.chapter]?.text.slice(quote.start, quote.end) ?? '',
    }),
  );
}

function questionsOf({
  book,
  sentences,
  glossary,
  seed,
}: {
  book: Book;
  sentences: readonly Usable[];
  glossary: readonly Definition[];
  seed: number;
}): Candidate[] {
  return [
    ...sentences.flatMap((sentence) => choicesOf(book, sentence, seed)),
    ...sentences.flatMap((sentence) => statementsOf(book, sentence, seed)),
    ...sentences.flatMap((sentence) => termChoice(book, sentence, glossary, seed)),
    ...matchesOf(sentences, seed),
    ...orderings(sentences, seed),
  ];
}
