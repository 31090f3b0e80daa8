import { CloudAlert, CloudUpload } from 'lucide-react';

/** Says that the server has not counted it yet. */
export function UnsyncedMark() {
  return (
    <p className="unsynced">
      <CloudUpload className="icon" aria-hidden="true" />
      Not yet synced
    </p>
  );
}

/** Says that the server does not take the answer; why, its reader was told. */
export function RefusedMark() {
  return (
    <p className="unsynced">
      <CloudAlert className="icon" aria-hidden="true" />
      Does not count
    </p>
  );
}

/** Says that nothing has the answer, and sends it again. */
export function UnsavedMark({ onSendAgain }: { readonly onSendAgain: () => void }) {
  return (
    <p className="unsynced">
      <CloudAlert className="icon" aria-hidden="true" />
      <span>Not saved</span>
      <button type="button" className="quiet-btn" onClick={onSendAgain}>
        Try again
      </button>
    </p>
  );
}
