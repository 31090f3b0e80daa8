import './match-pairs.css';
import { arrangeColumns, type Columns, matchesNeeded, pairColumns } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Fragment, useMemo, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { type AnswerPhase, isGiven, isGivingUp, isUnknown } from './answer-phase.ts';
import { AnswerStack } from './answer-stack.tsx';
import type { KindProps } from './kind-props.ts';
import { type MatchingState, NOTHING_MATCHED, tapLeft, tapRight } from './matching-state.ts';
import { PairButton } from './pair-button.tsx';
import { pairLook } from './pair-look.ts';
import { lineUp, pairsOfAnswer } from './solved-pairs.ts';
import { Unusable } from './unusable.tsx';

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
  const { columns, phase, onAnswer, labelledBy } = props;
  const [state, setState] = useState(() => answeredMatches(phase));
  const { picked, said } = state;
  const matches = isUnknown(phase) ? NOTHING_MATCHED.matches : state.matches;
  const locked = phase.name !== 'unanswered';
  const complete = Object.keys(matches).length === matchesNeeded(columns);
  const failed = phase.name === 'answered' && !phase.result.isCorrect ? phase.result : undefined;
  const solution = pairsOfAnswer(failed?.correctAnswer);
  const shown = solution ? lineUp(columns, solution) : columns;
  const pairing = { left: columns.left, matches, picked, solution };
  const item = (side: 'left' | 'right', row: number) => {
    const text = shown[side][row];
    if (text === undefined) return <span />;
    const waiting = picked === undefined ? 'left' : 'right';
    return (
      <PairButton
        side={side}
        text={text}
        look={pairLook(pairing, side, text)}
        shortcut={side === waiting ? row + 1 : undefined}
        locked={locked}
        onTap={() => setState(side === 'left' ? tapLeft(state, text) : tapRight(state, text))}
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
      <fieldset className={clsx('pairs', roomForWords(columns.left))} aria-labelledby={labelledBy}>
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

function answeredMatches(phase: AnswerPhase): MatchingState {
  const matches = isGiven(phase) ? pairsOfAnswer(phase.answer) : undefined;
  return matches ? { matches, said: '' } : NOTHING_MATCHED;
}

function rowsOf({ left, right }: Columns): number[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => row);
}
