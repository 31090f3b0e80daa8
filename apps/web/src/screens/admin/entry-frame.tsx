import { type ReactNode, useId } from 'react';

import { FieldError } from '../../ui/field-error.tsx';

interface EntryFrameProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several entries under one label, and what is wrong with them. */
export function EntryFrame({ label, error, children }: EntryFrameProps) {
  const errorId = useId();
  return (
    <fieldset className="entry-frame" aria-describedby={error && errorId}>
      <legend className="field-label">{label}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
