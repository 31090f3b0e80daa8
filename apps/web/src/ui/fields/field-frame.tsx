import './field.css';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { FieldError } from './field-error.tsx';
import { FieldWarning } from './field-warning.tsx';

/** What stands around a control that is filled in. */
export type FieldText = {
  label: string;
  /** A quiet word beside the label, such as "optional". */
  note?: string | undefined;
  /** What the field wants, said before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong with the input; the field counts as invalid while it stands. */
  error?: string | undefined;
  /** What speaks against an input that would be taken; null while nothing does. Read out as it comes up. */
  warning?: string | null | undefined;
  /** The error is read out as it comes up, for a field that keeps the focus. */
  isErrorSpoken?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Ties the control to the words around it. */
type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = FieldText & { children: (control: ControlProps) => ReactNode };

/** A control with its label above, hint and error below, both told with it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, note, hint, warning, error, isErrorSpoken, id, className, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const warningId = `${controlId}-warning`;
  const errorId = `${controlId}-error`;
  const describedBy = clsx(hint !== undefined && hintId, warning && warningId, error && errorId);
  return (
    <div className={clsx('field', className)}>
      <label className="field-label" htmlFor={controlId}>
        {label} {note && <small>{note}</small>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {warning !== undefined && <FieldWarning id={warningId}>{warning}</FieldWarning>}
      {error && (
        <FieldError id={errorId} role={isErrorSpoken ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
