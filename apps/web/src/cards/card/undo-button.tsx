import './quiet-button.css';
import { markShown } from '../../ui/controls/just-shown.ts';

/** Takes back what the reader has just answered or rated. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <button
      ref={markShown}
      type="button"
      className="quiet-btn"
      aria-keyshortcuts="Z"
      onClick={onUndo}
    >
      Undo
    </button>
  );
}
