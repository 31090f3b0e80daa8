import type { Book, FeedItem, Flashcard, ListedBook, Question } from '@morsel/sdk/contract';

import { flashcardBodyOf, questionBodyOf } from './item-content.ts';
import { originOf } from './item-origins.ts';
import type { CountedBook, PresentableBook, PresentableItem } from './select-items.ts';

export function presentBook(row: PresentableBook): Book {
  return {
    id: row.bookId,
    slug: row.slug,
    title: row.title,
    author: row.author,
    year: row.year,
    description: row.description,
    imageUrl: row.bookImageUrl,
    coverUrl: row.bookCoverUrl,
    topic: { name: row.topicName, color: row.topicColor },
    ...(row.bookListed === 0 && { listed: false }),
  };
}

export function presentListedBook(row: CountedBook): ListedBook {
  const { questionCount, flashcardCount } = row;
  return { ...presentBook(row), questionCount, flashcardCount };
}

/**
 * The origin stays behind, since its quote gives the answer away.
 *
 * @throws Error when the row is a flashcard's.
 */
export function presentQuestion(row: PresentableItem): Question {
  if (row.kind === 'flashcard') throw new Error(`Item ${row.itemId} is not a question`);
  const body = questionBodyOf(row.body);
  return {
    itemType: 'question',
    id: row.itemId,
    revision: row.revision,
    type: row.kind,
    questionText: body.questionText,
    options: body.options,
    ...(body.placed !== undefined && { placed: body.placed }),
    imageUrl: body.imageUrl,
    place: body.place,
    ...dueAtOf(row),
    ismastered: row.masteredBy !== null,
    book: presentBook(row),
  };
}

/** @throws Error when the row is a question's. */
export function presentFlashcard(row: PresentableItem): Flashcard {
  if (row.kind !== 'flashcard') throw new Error(`Item ${row.itemId} is not a flashcard`);
  const body = flashcardBodyOf(row.body);
  return {
    itemType: 'flashcard',
    id: row.itemId,
    revision: row.revision,
    front: body.front,
    back: body.back,
    imageUrl: body.imageUrl,
    place: body.place,
    ...dueAtOf(row),
    ...originOf(row),
    book: presentBook(row),
  };
}

function dueAtOf({ dueAt }: PresentableItem): { dueAt?: number } {
  return dueAt === null ? {} : { dueAt };
}

export function presentFeedItem(row: PresentableItem): FeedItem {
  return row.kind === 'flashcard' ? presentFlashcard(row) : presentQuestion(row);
}
