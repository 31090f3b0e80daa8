import { FileText, X } from 'lucide-react';

import { IconButton } from '../icon-button.tsx';
import { sizeWords } from './picked-text.ts';

type PickedFileProps = { file: File; disabled: boolean; onRemove: () => void };

/** The file that was chosen, and a way to take it out again. */
export function PickedFile({ file, disabled, onRemove }: PickedFileProps) {
  return (
    <p className="picked-file">
      <FileText className="icon" aria-hidden="true" />
      <span>
        <bdi>{file.name}</bdi> <small className="figures">{sizeWords(file.size)}</small>
      </span>
      <IconButton label={`Take out ${file.name}`} disabled={disabled} onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </p>
  );
}
