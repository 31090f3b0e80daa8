import './text-picker.css';
import { useEffect, useId, useRef } from 'react';

import { TextArea } from '../../ui/fields/text-area.tsx';
import { FileDrop, PickedFile } from './file-drop.tsx';
import { KINDS_TEXT, MOST_MEGABYTES, type PickedText } from './picked-text.ts';

type TextPickerProps = {
  picked: PickedText;
  onPick: (change: Partial<PickedText>) => void;
  /** What the API found wrong with it, or we did. */
  fault: string | undefined;
  disabled: boolean;
};

/** Takes a book's text: a file, or notes that are pasted. */
export function TextPicker({ picked, onPick, fault, disabled }: TextPickerProps) {
  const id = useId();
  const { file, notes } = picked;
  const { place, follow } = useFocusAfter(file);
  const pickFile = (chosen: File | undefined): void => {
    follow();
    onPick({ file: chosen });
  };
  return (
    <div ref={place} className="text-picker">
      {file === undefined ? (
        <>
          <FileDrop disabled={disabled} describedBy={`${id}-hint`} onPick={pickFile} />
          <p id={`${id}-hint`} className="field-hint">
            {KINDS_TEXT}. Up to {MOST_MEGABYTES} MB.
          </p>
          <TextArea
            label="Or paste notes"
            dir="auto"
            value={notes}
            readOnly={disabled}
            error={fault}
            isErrorSpoken
            onChange={({ currentTarget }) => onPick({ notes: currentTarget.value })}
          />
        </>
      ) : (
        <PickedFile {...{ file, disabled, fault }} onRemove={() => pickFile(undefined)} />
      )}
    </div>
  );
}

/** Choosing a file and taking it out replaces the control: the focus goes to the one that comes. */
function useFocusAfter(file: File | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(file);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (before.current === file) return;
    before.current = file;
    if (isFollowed.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    isFollowed.current = false;
  }, [file]);
  const follow = (): void => {
    isFollowed.current = true;
  };
  return { place, follow };
}
