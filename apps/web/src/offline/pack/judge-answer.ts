import type { Answer, PackItem } from '@morsel/sdk/contract';
import { answerProblem, isCorrectAnswer, toldKey, toldMistake } from '@morsel/sdk/rules';

import type { Verdict } from '../../operation-outcome.ts';

/** What the server will say of an answer, but for what it counts; undefined where it would refuse it. */
export function judgeAnswer({ item, key }: PackItem, answer: Answer): Verdict | undefined {
  if (item.itemType !== 'question' || key === null) return undefined;
  if (answerProblem(item, answer) !== undefined) return undefined;
  const isCorrect = isCorrectAnswer(item.type, key, answer);
  const told = isCorrect ? toldKey(key) : toldMistake(item, key, answer);
  return { isCorrect, ...told, ...(key.origin && { origin: key.origin }) };
}
