import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useState } from 'react';

import { ACCEPTED } from './picked-text.ts';

type FileDropProps = {
  onPick: (file: File) => void;
  disabled: boolean;
  /** Of the words that tell what fits, and what is wrong. */
  describedBy: string;
};

/** Where a file is chosen, or dropped: the input lies over all of it, unseen. */
export function FileDrop({ onPick, disabled, describedBy }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label className={clsx('file-drop', isOver && 'over')}>
      <Upload className="icon" aria-hidden="true" />
      <span className="file-drop-label">Choose or drop a file</span>
      <input
        type="file"
        accept={ACCEPTED}
        disabled={disabled}
        aria-describedby={describedBy}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
