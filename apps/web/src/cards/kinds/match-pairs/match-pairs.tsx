import './match-pairs.css';
import type { Answer } from '@morsel/sdk/contract';
import { arrangeColumns, type Columns, matchesNeeded, pairColumns } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Fragment, useId, useMemo, useState } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { Unusable } from '../../options/unusable.tsx';
import { type AnswerPhase, isGiven, isGivingUp, isUnknown } from '../../question/answer-phase.ts';
import { AnswerStack } from '../../question/answer-stack.tsx';
import type { KindProps } from '../kind-definition.ts';
import {
  lineUp,
  type MatchingState,
  NOTHING_MATCHED,
  pairsOfAnswer,
  tapLeft,
  tapRight,
} from './matching.ts';
import { PairButton } from './pair-button.tsx';
import { pairLook } from './pair-look.ts';

/** Match the pairs: a left item, then the right one it belongs to, until the smaller side is used up. */
export function MatchPairs(props: KindProps) {
  const { questionId, options } = props;
  const columns = useMemo(() => {
    const read = pairColumns(options);
    return read.kind === 'columns' ? arrangeColumns(questionId, read) : read.kind;
  }, [questionId, options]);
  if (columns === 'invalid') return <Unusable>Invalid match pairs format</Unusable>;
  if (columns === 'empty') return <Unusable>No items to match</Unusable>;
  return <Matching {...props} columns={columns} />;
}

function Matching(props: KindProps & { readonly columns: Columns }) {
  const { columns, phase, onAnswer, draft, onDraft, labelledBy } = props;
  const [state, setState] = useState(() => givenMatches(phase, draft));
  const { picked, said } = state;
  const surplusId = useId();
  const matches = isUnknown(phase) ? NOTHING_MATCHED.matches : state.matches;
  const locked = phase.name !== 'unanswered';
  const complete = Object.keys(matches).length === matchesNeeded(columns);
  const solution =
    phase.name === 'answered' ? pairsOfAnswer(phase.result.correctAnswer) : undefined;
  const shown = solution ? lineUp(columns, solution) : columns;
  const pairing = { left: columns.left, matches, picked, solution };
  const change = (next: MatchingState) => {
    setState(next);
    onDraft?.(next.matches);
  };
  const item = (side: 'left' | 'right', row: number) => {
    const text = shown[side][row];
    if (text === undefined) {
      if (solution || row > shown[side].length) return null;
      return (
        <p
          id={surplusId}
          className="surplus-note"
          style={{ gridRow: `span ${surplusOf(columns)}` }}
        >
          {!isGiven(phase) && surplusText(columns)}
        </p>
      );
    }
    const waiting = picked === undefined ? 'left' : 'right';
    return (
      <PairButton
        side={side}
        text={text}
        look={pairLook(pairing, side, text)}
        shortcut={side === waiting ? row + 1 : undefined}
        locked={locked}
        onTap={() => change(side === 'left' ? tapLeft(state, text) : tapRight(state, text))}
      />
    );
  };
  const submit = (
    <div className="submit-slot">
      {complete ? (
        <Button
          variant="pop"
          wide
          pending={phase.name === 'submitting' && !isGivingUp(phase)}
          disabled={isGivingUp(phase)}
          aria-keyshortcuts="Enter"
          onClick={() => onAnswer(matches)}
        >
          SUBMIT MATCHES
        </Button>
      ) : (
        <p>{picked === undefined ? 'Pick one on the left.' : 'Now its match on the right.'}</p>
      )}
    </div>
  );
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer} submit={!isGiven(phase) && submit}>
      <fieldset
        className={clsx('pairs', roomForWords(columns.left))}
        aria-labelledby={labelledBy}
        aria-describedby={surplusOf(columns) > 0 && !isGiven(phase) ? surplusId : undefined}
      >
        {rowsOf(shown).map((row) => (
          <Fragment key={row}>
            {item('left', row)}
            {item('right', row)}
          </Fragment>
        ))}
      </fieldset>
      <output className="sr-only">{said}</output>
    </AnswerStack>
  );
}

/** Wide enough a left column that its words need not break on a phone. */
function roomForWords(texts: readonly string[]): string | undefined {
  const words = texts.flatMap((text) => text.split(/[\s-]/));
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (longest > 13) return 'is-wordy has-long-words';
  return longest > 8 ? 'is-wordy' : undefined;
}

function givenMatches(phase: AnswerPhase, draft: Answer | undefined): MatchingState {
  const matches = pairsOfAnswer(isGiven(phase) ? phase.answer : draft);
  return matches ? { matches, said: '' } : NOTHING_MATCHED;
}

/** How many items of the longer side stay without a partner. */
function surplusOf({ left, right }: Columns): number {
  return Math.abs(left.length - right.length);
}

function surplusText(columns: Columns): string {
  const side = columns.left.length > columns.right.length ? 'left' : 'right';
  const surplus = surplusOf(columns);
  return surplus === 1
    ? `One on the ${side} is left over.`
    : `${surplus} on the ${side} are left over.`;
}

function rowsOf({ left, right }: Columns): number[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => row);
}
