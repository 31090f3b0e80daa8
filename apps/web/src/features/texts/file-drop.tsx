import { clsx } from 'clsx';
import { FileText, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';

import { PICKED_FILES } from '../../shares/book-files.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { fileName, sizeText } from './picked-text.ts';

type FileDropProps = {
  onPick: (file: File) => void;
  disabled: boolean;
  /** Of the words that tell what fits. */
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
        accept={PICKED_FILES.join(',')}
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

type PickedFileProps = {
  file: File;
  disabled: boolean;
  /** What is wrong with it; read out as it comes up. */
  fault: string | undefined;
  onRemove: () => void;
};

/** The file that was chosen, and a way to take it out again. */
export function PickedFile({ file, disabled, fault, onRemove }: PickedFileProps) {
  const id = useId();
  const name = fileName(file);
  return (
    <>
      <p className="picked-file" data-faulty={fault !== undefined || undefined}>
        <FileText className="icon" aria-hidden="true" />
        <span>
          <bdi>{name}</bdi> <small className="figures">{sizeText(file.size)}</small>
        </span>
        <IconButton
          label={`Take out ${name}`}
          disabled={disabled}
          aria-describedby={id}
          onClick={onRemove}
        >
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </p>
      <div id={id} aria-live="polite">
        {fault !== undefined && <FieldError>{fault}</FieldError>}
      </div>
    </>
  );
}
