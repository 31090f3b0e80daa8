import './arrange-list.css';
import { toggleInOrder } from '@morsel/sdk/rules';
import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { type AnswerPhase, isGiven, isGivingUp, isUnknown } from './answer-phase.ts';
import { AnswerStack } from './answer-stack.tsx';
import type { KindProps } from './kind-props.ts';
import { optionTexts } from './option-texts.ts';
import { OrderRow } from './order-row.tsx';
import { Unusable } from './unusable.tsx';

/** Put in order: taps number the rows; answered, the list settles into the chosen order. */
export function ArrangeList({ options, phase, onAnswer, labelledBy }: KindProps) {
  const [chosen, setOrder] = useState(() => answeredOrder(phase));
  const texts = optionTexts(options);
  if (texts.length === 0) return <Unusable>No items to put in order</Unusable>;
  const order = isUnknown(phase) ? [] : chosen;
  const rows = settledRows(phase, order) ?? [...texts.keys()];
  const givingUp = isGivingUp(phase);
  const submit = (
    <Button
      variant="pop"
      wide
      pending={phase.name === 'submitting' && !givingUp}
      disabled={order.length < texts.length || givingUp}
      aria-disabled={isGiven(phase) || undefined}
      className={isGiven(phase) ? 'is-off' : undefined}
      onClick={phase.name === 'unanswered' ? () => onAnswer([...order]) : undefined}
    >
      {SUBMIT_TEXT[givingUp ? 'unanswered' : phase.name]}
    </Button>
  );
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer} submit={!isUnknown(phase) && submit}>
      <fieldset className="options order" aria-labelledby={labelledBy}>
        {rows.map((index, row) => (
          <OrderRow
            key={index}
            text={texts[index] ?? ''}
            row={row}
            place={order.indexOf(index)}
            rightPlace={rightPlace(phase, index)}
            locked={phase.name !== 'unanswered'}
            onToggle={() => setOrder(toggleInOrder(order, index))}
          />
        ))}
      </fieldset>
    </AnswerStack>
  );
}

const SUBMIT_TEXT = {
  unanswered: 'SUBMIT ANSWER',
  submitting: 'SUBMITTING...',
  kept: 'ANSWERED',
  answered: 'ANSWERED',
} as const;

function answeredOrder(phase: AnswerPhase): readonly number[] {
  return isGiven(phase) && Array.isArray(phase.answer) ? phase.answer : [];
}

/** The rows of an answered list; of one that nobody put in order, once the right order is known. */
function settledRows(phase: AnswerPhase, order: readonly number[]): readonly number[] | undefined {
  if (!isGiven(phase)) return undefined;
  return isUnknown(phase) ? rightOrder(phase) : order;
}

function rightPlace(phase: AnswerPhase, index: number): number | undefined {
  const right = rightOrder(phase);
  return right?.includes(index) ? right.indexOf(index) : undefined;
}

/** Told after a wrong answer. */
function rightOrder(phase: AnswerPhase): readonly number[] | undefined {
  if (phase.name !== 'answered' || phase.result.isCorrect) return undefined;
  const { correctAnswer } = phase.result;
  return Array.isArray(correctAnswer) ? correctAnswer : undefined;
}
