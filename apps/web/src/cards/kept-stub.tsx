import './stub.css';
import { UnsyncedMark } from './unsynced-mark.tsx';

/** In place of the result panel, for an answer that this device cannot judge. */
export function KeptStub() {
  return (
    <section className="stub is-kept">
      <UnsyncedMark />
      <p className="explanation">
        Answer kept. You will see whether it is right once you are back online.
      </p>
    </section>
  );
}
