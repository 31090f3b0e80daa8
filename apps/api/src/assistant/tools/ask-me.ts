import type { FeedItem, Flashcard, Question } from '@morsel/sdk/contract';
import { PRACTICES, QUESTION_KINDS, type TokenScope } from '@morsel/sdk/domain';
import { practiceOf } from '@morsel/sdk/rules';
import { Type } from 'typebox';

import { nextItem, type NextItemRequest } from '../../modules/quiz/next-item.ts';
import { fromBook, marked } from '../from-book.ts';
import { HOW_TO_RATE, howToAnswer, shownOptions, type ShownOptions } from '../show-question.ts';
import { defineTool, READS } from '../tool.ts';
import { bookIdOf, itemId } from './parameters.ts';

/** Its feed is another than those of screens, so that items that are equal there take other turns. */
const FEED = 'assistant';
const MOST_LEFT_OUT = 100;

const Asked = Type.Object({
  operationId: Type.String({ description: 'For grade_answer or rate_flashcard.' }),
  itemId: Type.Integer(),
  revision: Type.Integer({ description: 'The version of the item that is shown.' }),
  itemType: Type.Enum(['question', 'flashcard']),
  kind: Type.Optional(Type.Enum(QUESTION_KINDS)),
  practice: Type.Enum(PRACTICES, { description: 'early: it is not due, and earns nothing.' }),
  howToAnswer: Type.String(),
  fromBook: fromBook({
    title: Type.String(),
    author: Type.String(),
    place: Type.Union([Type.String(), Type.Null()]),
    asks: Type.String({ description: 'The question, or the front of the flashcard.' }),
    imageUrl: Type.Optional(Type.String({ description: 'Of a picture that belongs to it.' })),
    options: Type.Optional(Type.Array(Type.String(), { description: 'Numbered from 0.' })),
    left: Type.Optional(Type.Array(Type.String())),
    right: Type.Optional(Type.Array(Type.String())),
  }),
});

export const askMe = defineTool({
  name: 'ask_me',
  title: 'Ask me',
  description:
    'The next question or flashcard for the reader, without its solution: what gains their memory most comes first. It stays the next one until it is answered or rated.',
  scope: 'study',
  hints: READS,
  input: Type.Object(
    {
      bookId: Type.Optional(bookIdOf('Ask about this book of the shelf alone.')),
      itemType: Type.Optional(Type.Enum(['question', 'flashcard'])),
      dueOnly: Type.Optional(Type.Boolean({ description: 'Leave out what is new or not due.' })),
      without: Type.Optional(
        Type.Array(itemId, {
          maxItems: MOST_LEFT_OUT,
          description: 'Ids of items that the reader wants to leave for later.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({ item: Type.Union([Asked, Type.Null()]) }),
  async act(wanted, { db, reader, scopes, now, newId }) {
    const item = await nextItem(db, { ...wanted, reader, now, feedId: FEED });
    if (item === undefined) return { text: nothingText(wanted, scopes), told: { item: null } };
    const operationId = newId();
    const { id, revision, itemType, dueAt, book, place, imageUrl } = item;
    const practice = practiceOf(dueAt, now);
    const { asks, howToAnswer, ...shown } = itemType === 'question' ? askedOf(item) : frontOf(item);
    const names = {
      title: book.title,
      author: book.author,
      place,
      ...(imageUrl !== null && { imageUrl }),
    };
    return {
      text: [
        `A ${itemType} (itemId ${id}, revision ${revision}, operationId ${operationId}), ${PRACTICE_TEXT[practice]}.`,
        marked(askedText(item, { asks, ...shown }), newId),
        howToAnswer,
      ].join('\n'),
      told: {
        item: {
          operationId,
          itemId: id,
          revision,
          itemType,
          ...(itemType === 'question' && { kind: item.type }),
          practice,
          howToAnswer,
          fromBook: { ...names, asks, ...shown },
        },
      },
    };
  },
});

type Shown = ShownOptions & { readonly asks: string };

const askedOf = (question: Question) => ({
  asks: question.questionText,
  howToAnswer: howToAnswer(question),
  ...shownOptions(question),
});

const frontOf = ({ front }: Flashcard) => ({ asks: front, howToAnswer: HOW_TO_RATE });

function askedText(
  { book, place, imageUrl }: FeedItem,
  { asks, options, left, right }: Shown,
): string {
  return [
    `${book.title}, ${book.author}${place === null ? '' : ` · ${place}`}`,
    asks,
    ...(imageUrl === null ? [] : [`Picture: ${imageUrl}`]),
    ...(options ?? []).map((option, index) => `${index}. ${option}`),
    ...(left === undefined ? [] : [`Left: ${left.join(' | ')}`]),
    ...(right === undefined ? [] : [`Right: ${right.join(' | ')}`]),
  ].join('\n');
}

const PRACTICE_TEXT = {
  new: 'new to the reader',
  due: 'due',
  early: 'not due yet: it earns nothing',
} as const;

type Wanted = Pick<NextItemRequest, 'bookId' | 'itemType' | 'dueOnly' | 'without'>;

/** Why there may be nothing, as far as it can be told from what was wanted and may be done. */
function nothingText(wanted: Wanted, scopes: readonly TokenScope[]): string {
  const narrowing = NARROWING.filter((name) => isNarrowed(wanted[name]));
  return [
    narrowing.length === 0
      ? 'There is nothing to ask.'
      : `There is nothing of that to ask now. There may be something when this is left out: ${narrowing.join(', ')}.`,
    'What is asked is of a book on the shelf that has questions or flashcards, and is not mastered.',
    ...(scopes.includes('add-texts') ? ['add_book puts a book of the library there.'] : []),
  ].join(' ');
}

const NARROWING = ['bookId', 'itemType', 'dueOnly', 'without'] as const;

const isNarrowed = (value: Wanted[keyof Wanted]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);
