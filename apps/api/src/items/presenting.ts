import type { Book, FeedItem, Flashcard, Question } from '@morsel/sdk/contract';

import type { ItemKind } from '../database/tables.ts';
import { flashcardBodyOf, questionBodyOf } from './content.ts';
import { type OriginRow, originOf } from './origins.ts';

/** Columns of a book joined with its topic: what `presentBook` needs. */
export const bookColumns = [
  'books.id as bookId',
  'books.slug',
  'books.title',
  'books.author',
  'books.year',
  'books.description',
  'books.image_url as bookImageUrl',
  'books.cover_url as bookCoverUrl',
  'topics.name as topicName',
  'topics.color as topicColor',
] as const;

/** A book joined with its topic, as `bookColumns` select it. */
export type PresentableBook = {
  bookId: number;
  slug: string;
  title: string;
  author: string;
  year: number | null;
  description: string;
  bookImageUrl: string | null;
  bookCoverUrl: string | null;
  topicName: string;
  topicColor: string;
};

/**
 * `masteredBy` is the reader's id when they have mastered the item, else null; `dueAt` is null until
 * they have practised it.
 */
export type PresentableItem = PresentableBook &
  OriginRow & {
    itemId: number;
    kind: ItemKind;
    revision: number;
    body: string;
    masteredBy: number | null;
    dueAt: number | null;
  };

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
  };
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
