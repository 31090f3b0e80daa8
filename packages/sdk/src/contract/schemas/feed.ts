import { type Static, Type } from 'typebox';

import { Flashcard } from './flashcard.ts';
import { Question } from './question.ts';
import { Id, strict } from './scalars.ts';

export const FeedItem = Type.Union([Question, Flashcard]);
export type FeedItem = Static<typeof FeedItem>;

export const FeedPage = Type.Array(FeedItem);
export type FeedPage = Static<typeof FeedPage>;

/** A `limit` above 20 counts as 20. */
export const FeedQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, default: 5 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    userId: Type.Optional(Id),
  },
  strict,
);
export type FeedQuery = Static<typeof FeedQuery>;

/** `feed-id` tells the page loads of one reader apart, so that two tabs do not disturb each other. */
export const FeedHeaders = Type.Object({
  'feed-id': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
});
export type FeedHeaders = Static<typeof FeedHeaders>;
