import { Difficulty } from '@morsel/sdk/contract';
import { Type } from 'typebox';

import { commitTogether } from '../../database/commit-together.ts';
import { NotFoundError } from '../../errors.ts';
import { findItem } from '../../items/find-item.ts';
import { rateFlashcard as rate } from '../../modules/flashcards/rate-flashcard.ts';
import { fromBook, marked } from '../from-book.ts';
import { reviewOperation } from '../review-operation.ts';
import { defineTool, READS, WRITES_ONCE } from '../tool.ts';
import { reviewed } from './parameters.ts';

export const showFlashcardBack = defineTool({
  name: 'show_flashcard_back',
  title: 'Show the back of a flashcard',
  description: 'The back of a flashcard of ask_me, once the reader has thought about its front.',
  scope: 'study',
  hints: READS,
  input: Type.Object(
    { itemId: reviewed.itemId, revision: reviewed.revision },
    { additionalProperties: false },
  ),
  output: Type.Object({ fromBook: fromBook({ front: Type.String(), back: Type.String() }) }),
  async act({ itemId, revision }, { db, reader, newId }) {
    const card = await findItem(db, { itemId, revision, reader });
    if (card?.kind !== 'flashcard') throw new NotFoundError('Flashcard not found');
    const { front, back } = card.body;
    return {
      text: marked(`Front: ${front}\nBack: ${back}`, newId),
      told: { fromBook: { front, back } },
    };
  },
});

export const rateFlashcard = defineTool({
  name: 'rate_flashcard',
  title: 'Rate a flashcard',
  description:
    'Counts how hard the reader found a flashcard: easy, medium or hard. hard brings it back soon.',
  scope: 'study',
  hints: WRITES_ONCE,
  input: Type.Object({ ...reviewed, difficulty: Difficulty }, { additionalProperties: false }),
  output: Type.Object({
    difficulty: Difficulty,
    xp: Type.Integer({ minimum: 0, description: 'What this rating earned.' }),
    level: Type.Optional(Type.Integer({ description: 'Where it reached a new one.' })),
  }),
  async act({ itemId: flashcardId, difficulty, ...given }, call) {
    const { db, reader } = call;
    const operation = await reviewOperation(given, call);
    const { xp, level } = await commitTogether(db, (tx) =>
      rate(tx, { reader, operation, flashcardId, difficulty }),
    );
    const reached = level === undefined ? '' : ` Level ${level} reached.`;
    return {
      text: `Noted as ${difficulty}.${xp > 0 ? ` +${xp} XP.` : ''}${reached}`,
      told: { difficulty, xp, ...(level !== undefined && { level }) },
    };
  },
});
