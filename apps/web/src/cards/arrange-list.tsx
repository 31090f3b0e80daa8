import './arrange-list.css';
import { toggleInOrder } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { type AnswerPhase, isGiven, isUnknown } from './answer-phase.ts';
import { AnswerStack } from './answer-stack.tsx';
import type { KindProps } from './kind-props.ts';
import { lockedProps } from './locked.ts';
import { optionTexts } from './option-texts.ts';
import { ordinal } from './ordinal.ts';
import { Unusable } from './unusable.tsx';

/** Put in order: taps number the rows; answered, the list settles into the chosen order. */
export function ArrangeList({ options, phase, onAnswer, labelledBy }: KindProps) {
  const [chosen, setOrder] = useState(() => answeredOrder(phase));
  const texts = optionTexts(options);
  if (texts.length === 0) return <Unusable>No items to put in order</Unusable>;
  const order = isUnknown(phase) ? [] : chosen;
  const settled = isUnknown(phase) ? rightOrder(phase) : order;
  const rows = (isGiven(phase) && settled) || [...texts.keys()];
  const complete = order.length === texts.length;
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer}>
      <fieldset className="options order" aria-labelledby={labelledBy}>
        {rows.map((index) => (
          <Row
            key={index}
            text={texts[index] ?? ''}
            row={rows.indexOf(index)}
            place={order.indexOf(index)}
            rightPlace={rightPlace(phase, index)}
            locked={phase.name !== 'unanswered'}
            onToggle={() => setOrder(toggleInOrder(order, index))}
          />
        ))}
      </fieldset>
      <Button
        variant="pop"
        wide
        pending={phase.name === 'submitting'}
        disabled={!complete}
        aria-disabled={isGiven(phase) || undefined}
        className={isGiven(phase) ? 'is-off' : undefined}
        onClick={phase.name === 'unanswered' ? () => onAnswer([...order]) : undefined}
      >
        {SUBMIT_TEXT[phase.name]}
      </Button>
    </AnswerStack>
  );
}

const SUBMIT_TEXT = {
  unanswered: 'SUBMIT ANSWER',
  submitting: 'SUBMITTING...',
  kept: 'ANSWERED',
  answered: 'ANSWERED',
} as const;

interface RowProps {
  readonly text: string;
  /** Where the row stands on the screen, from 0. */
  readonly row: number;
  /** Where the reader put it, from 0; -1 while it has no place. */
  readonly place: number;
  /** Where it belongs, once that is known. */
  readonly rightPlace: number | undefined;
  readonly locked: boolean;
  readonly onToggle: () => void;
}

function Row({ text, row, place, rightPlace, locked, onToggle }: RowProps) {
  const placed = place >= 0;
  const misplaced = rightPlace !== undefined && rightPlace !== place;
  return (
    <button
      type="button"
      className={clsx('option', { 'is-placed': placed, 'is-misplaced': misplaced })}
      aria-pressed={placed}
      aria-keyshortcuts={String(row + 1)}
      onClick={onToggle}
      {...lockedProps(locked, false)}
    >
      <span className="key" aria-hidden="true">
        {placed && place + 1}
      </span>
      <span className="option-text" dir="auto">
        {text}
      </span>
      {placed && <span className="sr-only"> ({ordinal(place + 1)})</span>}
      {misplaced && (
        <span className="belongs">
          <span className="sr-only"> belongs </span>
          {ordinal(rightPlace + 1)}
        </span>
      )}
    </button>
  );
}

function answeredOrder(phase: AnswerPhase): readonly number[] {
  return isGiven(phase) && Array.isArray(phase.answer) ? phase.answer : [];
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
