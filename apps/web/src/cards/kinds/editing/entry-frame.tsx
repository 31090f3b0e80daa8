import './entries.css';
import { type ReactNode, useId } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';

interface EntryFrameProps {
  readonly label: string;
  readonly error: string | undefined;
  /** How many entries there are, and how many may be. */
  readonly count: number;
  readonly most: number;
  readonly readOnly: boolean;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** The entries, each a list item. */
  readonly children: ReactNode;
}

/** Several entries under one label, room for more, and what is wrong with them. */
export function EntryFrame({ label, error, children, ...adding }: EntryFrameProps) {
  const { count, most, readOnly, addLabel, onAdd } = adding;
  const errorId = useId();
  const button = useFocusWhenFewer<HTMLButtonElement>(count);
  return (
    <fieldset className="entry-frame" aria-describedby={error && errorId}>
      <legend className="field-label">{label}</legend>
      <ul className="entries">{children}</ul>
      <Button
        ref={button}
        small
        variant="paper"
        className="uppercase"
        disabled={readOnly || count >= most}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
