import type { Client, WriteOptions } from '@morsel/sdk';

import type { AnyDeed, Place } from '../pending-operation.ts';

/** Something that a reader did, and what it takes to call for it. */
interface Call {
  readonly userId: number;
  readonly deed: AnyDeed;
  readonly place?: Place | undefined;
  readonly api: Client;
}

/** The one call of what a reader did, as it goes out when nothing else waits. */
export function singleCall(call: Call, options: WriteOptions): Promise<unknown> {
  const { userId, deed, api } = call;
  const { target } = deed;
  switch (deed.kind) {
    case 'answer':
      return api.quiz.answer({ userId, questionId: target, answer: deed.value }, options);
    case 'rating':
      return api.flashcards.rate(target, deed.value, { ...options, userId });
    case 'mastery':
      return deed.value ? master(call, options) : api.quiz.unmaster(target, { ...options, userId });
    case 'shelf':
      return deed.value
        ? api.shelf.add(userId, target, options)
        : api.shelf.remove(userId, target, options);
  }
}

function master({ userId, deed, place, api }: Call, options: WriteOptions): Promise<unknown> {
  const { target } = deed;
  if (place === 'book-page') return api.quiz.masterById(target, userId, options);
  return api.quiz.master({ userId, questionId: target }, options);
}
