import { endpoints } from '../contract/endpoints.ts';
import type { Difficulty } from '../contract/schemas/index.ts';
import { namedWriteInput, type NamedWriteOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of flashcards. */
export function flashcardCalls(send: SendRequest) {
  return {
    /** Records how hard a flashcard was. */
    rate: (flashcardId: number, difficulty: Difficulty, options: NamedWriteOptions = {}) =>
      send(endpoints.rateFlashcard, {
        ...namedWriteInput(options),
        params: { flashcardId },
        body: { difficulty },
      }),
  };
}
