import './arrange-list.css';
import type { Answer } from '@morsel/sdk/contract';
import { toggleInOrder } from '@morsel/sdk/rules';
import { useState } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { optionTexts } from '../../options/option-texts.ts';
import { Unusable } from '../../options/unusable.tsx';
import { type AnswerPhase, isGiven, isGivingUp, isUnknown } from '../../question/answer-phase.ts';
import { AnswerStack } from '../../question/answer-stack.tsx';
import type { KindProps } from '../kind-definition.ts';
import { orderLook } from './order-look.ts';
import { OrderRow } from './order-row.tsx';

/** Put in order: taps number the rows; answered, the list settles into the chosen order. */
export function ArrangeList(props: KindProps) {
  const { options, placed, phase, onAnswer, draft, onDraft, labelledBy } = props;
  const [chosen, setOrder] = useState(() => givenOrder(phase, draft));
  const texts = optionTexts(options);
  if (texts.length === 0) return <Unusable>No items to put in order</Unusable>;
  const order = isUnknown(phase) ? [] : chosen;
  const needed = placed ?? texts.length;
  const rows = settledRows(phase, order, texts.length);
  const ordering = { order, right: rightOrder(phase), isFull: order.length === needed };
  const isOpen = phase.name === 'unanswered';
  const givingUp = isGivingUp(phase);
  const change = (next: readonly number[]) => {
    setOrder(next);
    onDraft?.([...next]);
  };
  const submit = (
    <Button
      variant="pop"
      wide
      pending={phase.name === 'submitting' && !givingUp}
      disabled={!ordering.isFull || givingUp}
      aria-disabled={isGiven(phase) || undefined}
      className={isGiven(phase) ? 'is-off' : undefined}
      aria-keyshortcuts={isOpen ? 'Enter' : undefined}
      onClick={isOpen ? () => onAnswer([...order]) : undefined}
    >
      {SUBMIT_TEXT[givingUp ? 'unanswered' : phase.name]}
    </Button>
  );
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer} submit={!isUnknown(phase) && submit}>
      <fieldset className="options order" aria-labelledby={labelledBy}>
        {needed < texts.length && !isGiven(phase) && (
          <output className="order-hint">
            {leftToPlace(needed, texts.length, needed - order.length)}
          </output>
        )}
        {rows.map((index, row) => (
          <OrderRow
            key={index}
            text={texts[index] ?? ''}
            row={row}
            look={orderLook(ordering, index)}
            locked={!isOpen || (ordering.isFull && !order.includes(index))}
            onToggle={() => change(toggleInOrder(order, index))}
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

function givenOrder(phase: AnswerPhase, draft: Answer | undefined): readonly number[] {
  const order = isGiven(phase) ? phase.answer : draft;
  return Array.isArray(order) ? order : [];
}

/** What is asked for where not all rows belong, and how far that has got. */
function leftToPlace(needed: number, rows: number, left: number): string {
  const asked = `Put ${needed} of these ${rows} in order`;
  return left === 0 ? `${asked}: done` : `${asked}: ${left} to go`;
}

/**
 * The rows as they stand on the screen: answered, in the chosen order, with what was left out at the
 * end; where nobody put them in order, in the right one once it is known.
 */
function settledRows(phase: AnswerPhase, order: readonly number[], count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const first = isUnknown(phase) ? (rightOrder(phase) ?? []) : order;
  if (!isGiven(phase)) return all;
  return [...first, ...all.filter((index) => !first.includes(index))];
}

/** Told with the verdict. */
function rightOrder(phase: AnswerPhase): readonly number[] | undefined {
  if (phase.name !== 'answered') return undefined;
  const { correctAnswer } = phase.result;
  return Array.isArray(correctAnswer) ? correctAnswer : undefined;
}
