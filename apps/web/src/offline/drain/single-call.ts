import type { Client, WriteOptions } from '@morsel/sdk';

import type { AnyDeed } from '../pending-operation.ts';

/** The one call of what a reader did, as it goes out when nothing else waits. */
export function singleCall(
  { userId, deed, api }: { readonly userId: number; readonly deed: AnyDeed; readonly api: Client },
  options: WriteOptions,
): Promise<unknown> {
  const { target } = deed;
  switch (deed.kind) {
    case 'answer':
      return api.quiz.answer({ userId, questionId: target, answer: deed.value }, options);
    case 'rating':
      return api.flashcards.rate(target, deed.value, options);
    case 'mastery':
      return deed.value
        ? api.quiz.master({ userId, questionId: target }, options)
        : api.quiz.unmaster(target, options);
    case 'shelf':
      return deed.value
        ? api.shelf.add(userId, target, options)
        : api.shelf.remove(userId, target, options);
  }
}
