import { Type } from 'typebox';

import type { ModelRequest } from '../../generation/provider/model.ts';

/** A question to any model. */
export const GREETING: ModelRequest<string> = {
  name: 'greeting',
  system: 'You greet.',
  user: 'Greet.',
  schema: Type.Object({ word: Type.String() }, { additionalProperties: false }),
  read: (answer) =>
    typeof answer === 'object' && answer !== null && 'word' in answer
      ? String(answer.word)
      : undefined,
  mostOutputTokens: 50,
};

export const FOR_EVER = { signal: new AbortController().signal };
