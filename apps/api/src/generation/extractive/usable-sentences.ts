import type { Chunk } from '../book-text.ts';
import { type Book, type BookSentence, nextInParagraph } from './book.ts';
import { type Definition, definitionIn, glossaryEntry } from './definitions.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import type { NameKinds } from './name-kinds.ts';
import { nameRuns } from './names.ts';
import { isUpheld, standsAlone } from './standing-alone.ts';

/** A sentence that may become an item. */
export type Usable = BookSentence & {
  readonly chunk: number;
  readonly mentions: readonly Mention[];
  readonly definition: Definition | undefined;
};

/** The sentences of a chunk that can be asked about out of context. */
export function usableSentences(book: Book, chunk: Chunk): Usable[] {
  const { sentences, names } = book;
  return sentences
    .filter(
      ({ chapter, start, end }) =>
        chapter === chunk.chapter && start >= chunk.start && end <= chunk.end,
    )
    .flatMap((sentence) => {
      const mentions = mentionsOf(sentence.text, names);
      const entry = glossaryEntryAt(book, sentence);
      if (entry !== undefined) {
        return [{ ...sentence, chunk: chunk.number, mentions: [], definition: entry }];
      }
      const people = endsOfPeople(sentence.text, names);
      if (!standsAlone(sentence.text, people) || !isUpheld(nextInParagraph(book, sentence)?.text)) {
        return [];
      }
      return [
        {
          ...sentence,
          chunk: chunk.number,
          mentions,
          definition: definitionIn(sentence.text, names.isName),
        },
      ];
    });
}

/** An entry of a glossary has others before or after it. */
function glossaryEntryAt({ sentences }: Book, { at, text }: BookSentence): Definition | undefined {
  const isAmongOthers = [at - 1, at + 1].some(
    (next) => glossaryEntry(sentences[next]?.text ?? '') !== undefined,
  );
  return isAmongOthers ? glossaryEntry(text) : undefined;
}

/** Where names end that are, or may be, those of persons. */
function endsOfPeople(sentence: string, names: NameKinds): number[] {
  return nameRuns(sentence, names)
    .filter(({ text, start }) => {
      const kind = names.known.get(text)?.kind;
      if (/\bthe $/i.test(sentence.slice(0, start))) return false;
      return kind === 'person' || (kind === undefined && (start === 0 || text.includes(' ')));
    })
    .map(({ end }) => end);
}

/** What the book defines, by term; of two definitions of one term the first. */
export function glossaryOf(book: Book): Definition[] {
  const definitions = book.sentences.flatMap(
    (sentence) =>
      glossaryEntryAt(book, sentence) ?? definitionIn(sentence.text, book.names.isName) ?? [],
  );
  const byTerm = definitions.toReversed().map((its) => [its.term.toLowerCase(), its] as const);
  return [...new Map(byTerm).values()].toReversed();
}
