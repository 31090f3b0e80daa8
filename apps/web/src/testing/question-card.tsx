import type { Answer } from '@morsel/sdk/contract';
import { vi } from 'vitest';

import type { AnswerOutcome } from '../cards/answer-phase.ts';
import type { CardQuestion } from '../cards/card-item.ts';
import { QuestionCard } from '../cards/question-card.tsx';
import { itemVerbs } from './item-verbs.ts';
import { aQuestion } from './items.ts';
import { render } from './render.tsx';

/** A card whose answers are settled by hand. */
export function renderCard(question: CardQuestion = aQuestion()) {
  const calls: PromiseWithResolvers<AnswerOutcome>[] = [];
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() => {
    const call = Promise.withResolvers<AnswerOutcome>();
    calls.push(call);
    return call.promise;
  });
  const onMaster = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const verbs = itemVerbs();
  const { screen } = render(
    <QuestionCard question={question} onAnswer={onAnswer} onMaster={onMaster} {...verbs} />,
  );
  return { screen, onAnswer, onMaster, calls, ...verbs };
}
