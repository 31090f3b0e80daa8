import type { Difficulty } from '@morsel/sdk/contract';
import { type Dispatch, useReducer } from 'react';

import type { AnswerOutcome } from '../../operation-outcome.ts';

/** What the reader has done on this page, from opening it until leaving or reloading it. */
export interface BookSession {
  /** The answer to each question that was answered. */
  readonly answers: ReadonlyMap<number, SessionAnswer>;
  readonly mastered: ReadonlySet<number>;
  readonly ratings: ReadonlyMap<number, Difficulty>;
}

export interface SessionAnswer {
  /** The operation that is the answer. */
  readonly opId: string;
  readonly outcome: AnswerOutcome;
}

export type SessionEvent =
  | { readonly did: 'answer'; readonly questionId: number; readonly given: SessionAnswer }
  | { readonly did: 'master' | 'unmaster'; readonly questionId: number }
  | { readonly did: 'rate'; readonly flashcardId: number; readonly difficulty: Difficulty }
  | { readonly did: 'undo'; readonly itemId: number }
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
      return { ...session, answers: withFirst(session.answers, event.questionId, event.given) };
    case 'master':
      return { ...session, mastered: new Set(session.mastered).add(event.questionId) };
    case 'unmaster': {
      const mastered = new Set(session.mastered);
      mastered.delete(event.questionId);
      return { ...session, mastered };
    }
    case 'rate':
      return {
        ...session,
        ratings: withFirst(session.ratings, event.flashcardId, event.difficulty),
      };
    case 'undo':
      return {
        ...session,
        answers: without(session.answers, event.itemId),
        ratings: without(session.ratings, event.itemId),
      };
    case 'lose-rating':
      return { ...session, ratings: without(session.ratings, event.flashcardId) };
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

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const others = new Map(map);
  others.delete(key);
  return others;
}
