import { type Static, Type } from 'typebox';

import { FEED_ID } from '../../domain/formats.ts';
import { FEED_PAGE_SIZE } from '../../domain/paging.ts';
import { Flashcard } from './flashcard.ts';
import { Question } from './question.ts';
import { Id, strict } from './scalars.ts';

export const FeedItem = Type.Union([Question, Flashcard]);
export type FeedItem = Static<typeof FeedItem>;

export const FeedPage = Type.Array(FeedItem);
export type FeedPage = Static<typeof FeedPage>;

export const FeedQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, default: FEED_PAGE_SIZE })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    due: Type.Optional(Type.Boolean({ default: false })),
    userId: Type.Optional(Id),
  },
  {
    ...strict,
    description:
      'A `limit` above 20 counts as 20. With `due` the feed is of what is due alone, and ends ' +
      'with it.',
  },
);
export type FeedQuery = Static<typeof FeedQuery>;

export const FeedHeaders = Type.Object(
  {
    'feed-id': Type.Optional(Type.String({ pattern: FEED_ID })),
  },
  {
    description:
      '`feed-id` tells the page loads of one reader apart, so that two tabs do not disturb each ' +
      'other.',
  },
);
export type FeedHeaders = Static<typeof FeedHeaders>;
