import { Answer } from '@morsel/sdk/contract';
import { Type } from 'typebox';

import { commitTogether } from '../../database/commit-together.ts';
import { requireQuestion } from '../../items/require-question.ts';
import { answerQuestion } from '../../modules/quiz/answer-question.ts';
import { fromBook, marked } from '../from-book.ts';
import { reviewOperation } from '../review-operation.ts';
import { rightAnswerText } from '../show-question.ts';
import { defineTool, WRITES_ONCE } from '../tool.ts';
import { reviewed } from './parameters.ts';

/** As howToAnswer tells it for each question; here for who has forgotten that. */
const Given = Type.Union(Answer.anyOf, {
  description:
    'As howToAnswer of ask_me says: the number of an option, a list of numbers, an object from left texts to right texts, {"text": "…"} for what is written, or "unknown".',
});

const Count = Type.Integer({ minimum: 0 });

export const gradeAnswer = defineTool({
  name: 'grade_answer',
  title: 'Grade my answer',
  description:
    'Grades what the reader answered to a question of ask_me, counts it, and tells what is right and why. It cannot be taken back here: call it once they have answered.',
  scope: 'study',
  hints: WRITES_ONCE,
  input: Type.Object({ ...reviewed, answer: Given }, { additionalProperties: false }),
  output: Type.Object({
    isCorrect: Type.Boolean(),
    xp: Type.Integer({ minimum: 0, description: 'What this answer earned.' }),
    streak: Type.Integer({ minimum: 0, description: 'Right answers in a row.' }),
    level: Type.Optional(Type.Integer({ description: 'Where it reached a new one.' })),
    lostStreak: Type.Optional(Count),
    fromBook: fromBook({
      rightAnswer: Type.String(),
      explanation: Type.String(),
      reason: Type.Optional(
        Type.String({ description: 'Why this answer is wrong, where it is known.' }),
      ),
      standing: Type.Optional(
        Type.String({ description: 'What later research says against the book.' }),
      ),
      accepted: Type.Optional(Type.Array(Type.String(), { description: 'That is right too.' })),
    }),
  }),
  async act({ answer, itemId: questionId, ...given }, call) {
    const { db, reader, newId } = call;
    const operation = await reviewOperation(given, call);
    const result = await commitTogether(db, (tx) =>
      answerQuestion(tx, { reader, operation, questionId, answer }),
    );
    const { revision } = given;
    const { body } = await requireQuestion(db, reader, { questionId, revision });
    const { isCorrect, xp, streak, level, lostStreak, explanation, reason } = result;
    const { standing, accepted } = result;
    const words = {
      rightAnswer: rightAnswerText(result.correctAnswer, body.options),
      explanation,
      ...(reason !== undefined && { reason }),
      ...(standing !== undefined && { standing }),
      ...(accepted !== undefined && { accepted }),
    };
    return {
      text: `${verdictText(result)}\n${marked(explainedText(words), newId)}`,
      told: {
        isCorrect,
        xp,
        streak,
        ...(level !== undefined && { level }),
        ...(lostStreak !== undefined && { lostStreak }),
        fromBook: words,
      },
    };
  },
});

type Verdict = { isCorrect: boolean; xp: number; streak: number; level?: number };

function verdictText({ isCorrect, xp, streak, level }: Verdict): string {
  const earned = xp > 0 ? ` +${xp} XP.` : '';
  const reached = level === undefined ? '' : ` Level ${level} reached.`;
  return isCorrect
    ? `Right!${earned} ${streak} in a row.${reached}`
    : `Not right.${earned} The reader will be asked again soon.${reached}`;
}

type Words = {
  rightAnswer: string;
  explanation: string;
  reason?: string;
  standing?: string;
  accepted?: string[];
};

function explainedText({ rightAnswer, explanation, reason, standing, accepted }: Words): string {
  return [
    `Right is: ${rightAnswer}`,
    ...(accepted === undefined ? [] : [`Right too: ${accepted.join(', ')}`]),
    ...(reason === undefined ? [] : [reason]),
    explanation,
    ...(standing === undefined ? [] : [`Later research: ${standing}`]),
  ].join('\n');
}
