import { type Demand, USUAL_DEMAND } from '@morsel/sdk/domain';
import { hash32 } from '@morsel/sdk/rules';

import { composeFlashcard, composeQuestion } from '../items/compose-item.ts';
import type { ItemContent } from '../items/item-content.ts';
import type { BookFile } from './book-file.ts';

/** An item of a book file in the form in which it is stored. */
export type ComposedItem = {
  libraryKey: string;
  position: number;
  difficulty: number;
  idea: string | null;
  demand: Demand;
  content: ItemContent;
};

/** The items of a book file, questions before flashcards; the same file gives the same items. */
export function composeItems(book: BookFile): ComposedItem[] {
  const seedOf = (key: string) => hash32(`${key}/${book.key}`);
  const entries = [
    ...book.questions.map((entry) => ({
      entry,
      content: composeQuestion(entry, entry.place, seedOf(entry.key)),
    })),
    ...book.flashcards.map((entry) => ({ entry, content: composeFlashcard(entry, entry.place) })),
  ];
  return entries.map(({ entry, content }, position) => ({
    libraryKey: entry.key,
    position,
    difficulty: entry.difficulty,
    idea: entry.idea ?? null,
    demand: demandOf(entry) ?? USUAL_DEMAND[content.kind],
    content,
  }));
}

const demandOf = (entry: BookFile['questions'][number] | BookFile['flashcards'][number]) =>
  'demand' in entry ? entry.demand : undefined;
