import { CloudUpload } from 'lucide-react';

/** Says that the server has not counted it yet. */
export function UnsyncedMark() {
  return (
    <p className="unsynced">
      <CloudUpload className="icon" aria-hidden="true" />
      Not yet synced
    </p>
  );
}
