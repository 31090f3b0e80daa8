import type { Difficulty } from '@morsel/sdk/contract';
import { type Dispatch, useReducer } from 'react';

import type { AnswerOutcome } from '../../data/answering.ts';

/** What the reader has done on this page, from opening it until leaving or reloading it. */
export interface BookSession {
  /** What became of the answer to each question that was answered. */
  readonly answers: ReadonlyMap<number, AnswerOutcome>;
  readonly mastered: ReadonlySet<number>;
  readonly ratings: ReadonlyMap<number, Difficulty>;
}

export type SessionEvent =
  | { readonly did: 'answer'; readonly questionId: number; readonly outcome: AnswerOutcome }
  | { readonly did: 'master'; readonly questionId: number }
  | { readonly did: 'rate'; readonly flashcardId: number; readonly difficulty: Difficulty }
  /** The rating did not count: the card may be rated again. */
  | { readonly did: 'lose-rating'; readonly flashcardId: number };

export type RecordEvent = Dispatch<SessionEvent>;

export const emptySession: BookSession = {
  answers: new Map(),
  mastered: new Set(),
  ratings: new Map(),
};

/** The session after something was done in it; a second answer or rating of an item changes nothing. */
export function afterEvent(session: BookSession, event: SessionEvent): BookSession {
  switch (event.did) {
    case 'answer':
      return { ...session, answers: withFirst(session.answers, event.questionId, event.outcome) };
    case 'master':
      return { ...session, mastered: new Set(session.mastered).add(event.questionId) };
    case 'rate':
      return {
        ...session,
        ratings: withFirst(session.ratings, event.flashcardId, event.difficulty),
      };
    case 'lose-rating': {
      const ratings = new Map(session.ratings);
      ratings.delete(event.flashcardId);
      return { ...session, ratings };
    }
  }
}

export function useBookSession(): readonly [BookSession, RecordEvent] {
  return useReducer(afterEvent, emptySession);
}

function withFirst<Value>(
  map: ReadonlyMap<number, Value>,
  key: number,
  value: Value,
): ReadonlyMap<number, Value> {
  return map.has(key) ? map : new Map(map).set(key, value);
}
