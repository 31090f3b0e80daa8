import './stub.css';
import { type AnswerPhase, isUnknown } from './answer-phase.ts';
import { UnsyncedMark } from './unsynced-mark.tsx';

/** In place of the result panel, for an answer that this device cannot judge. */
export function KeptStub({ phase }: { readonly phase: AnswerPhase }) {
  return (
    <section className="stub is-kept">
      <UnsyncedMark />
      <p className="explanation">
        {isUnknown(phase)
          ? 'Kept. You will see the answer once you are back online.'
          : 'Answer kept. You will see whether it is right once you are back online.'}
      </p>
    </section>
  );
}
