import './stub.css';
import type { ReactNode } from 'react';

import { type AnswerPhase, isUnknown } from '../question/answer-phase.ts';
import { UnsyncedMark } from './verdict-marks.tsx';

interface KeptStubProps {
  readonly phase: AnswerPhase;
  readonly undo: ReactNode;
}

/** In place of the result panel, for an answer that this device cannot judge. */
export function KeptStub({ phase, undo }: KeptStubProps) {
  return (
    <section className="stub is-kept">
      <UnsyncedMark />
      <p className="explanation">
        {isUnknown(phase)
          ? 'Kept. You will see the answer once you are back online.'
          : 'Answer kept. You will see whether it is right once you are back online.'}
      </p>
      {undo}
    </section>
  );
}
