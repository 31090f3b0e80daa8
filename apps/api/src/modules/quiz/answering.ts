import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { answerProblem, isCorrectAnswer } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError } from '../../errors.ts';
import { requireQuestion, type StoredQuestion } from '../../items/requiring.ts';
import type { Operation } from '../../operation.ts';
import type { Reader } from '../../reader.ts';
import { once } from '../operations/once.ts';
import { recordReview } from '../reviews/recording.ts';

export interface AnswerInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly questionId: number;
  readonly answer: Answer;
}

/**
 * Grades an answer to any question that the reader may see, against the revision that they saw, and
 * records it; a repeated operation answers the first result again. An error leaves no trace once
 * the transaction is rolled back.
 *
 * @throws NotFoundError when there is no such question for this reader.
 * @throws InvalidInputError when the answer does not fit the question.
 */
export function answerQuestion(tx: Tx, input: AnswerInput): Promise<AnswerResult> {
  const { reader, operation, questionId, answer } = input;
  const request = { reader, operation, kind: 'answer', target: questionId, value: answer };
  return once(tx, request, async () => {
    const { revision } = operation;
    const question = await requireQuestion(tx, reader, { questionId, revision });
    const problem = answerProblem({ type: question.kind, options: question.body.options }, answer);
    if (problem !== undefined) throw new InvalidInputError(problem, 'answer');
    return grade(tx, input, question);
  });
}

async function grade(
  tx: Tx,
  { reader, operation, answer }: AnswerInput,
  { id, revision, kind, answerKey, origin }: StoredQuestion,
): Promise<AnswerResult> {
  const isCorrect = isCorrectAnswer(kind, answerKey.answer, answer);
  const { xp, totals, achievement } = await recordReview(tx, {
    reader,
    operation,
    review: { itemId: id, revision, kind: 'answer', questionKind: kind, value: answer, isCorrect },
  });
  return {
    isCorrect,
    explanation: answerKey.explanation,
    correctAnswer: answerKey.answer,
    streak: totals.streak,
    xp,
    ...(origin && { origin }),
    ...(achievement && { achievement }),
  };
}
