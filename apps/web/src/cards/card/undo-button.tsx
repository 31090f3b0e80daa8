import './quiet-button.css';
import { markShown } from '../../ui/controls/just-shown.ts';

interface UndoButtonProps {
  readonly onUndo: () => void;
  /** It was pressed, and waits. */
  readonly isPending?: boolean;
}

/** Takes back what the reader has just answered or rated. */
export function UndoButton({ onUndo, isPending }: UndoButtonProps) {
  return (
    <button
      ref={markShown}
      type="button"
      className="quiet-btn"
      aria-keyshortcuts="Z"
      aria-disabled={isPending}
      onClick={onUndo}
    >
      Undo
    </button>
  );
}
