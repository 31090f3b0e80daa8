import './field.css';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldError } from './field-error.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'> & {
  label: string;
  /** A quiet word beside the label, such as "optional". */
  note?: string | undefined;
  /** What the field wants, said before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong with the input; the field counts as invalid while it stands. */
  error?: string | undefined;
  /** A control that stands inside the right end of the input, 44 px wide. */
  end?: ReactNode;
};

/** One line of text to fill in: label above, hint and error below, both told with the input. */
export function Field({ label, note, hint, error, end, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = clsx(hint !== undefined && hintId, error && errorId);
  return (
    <div className={clsx('field', className)}>
      <label className="field-label" htmlFor={inputId}>
        {label} {note && <small>{note}</small>}
      </label>
      <div className="field-box">
        <input
          {...input}
          id={inputId}
          className={clsx('input', end !== undefined && 'ends')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end !== undefined && <div className="field-end">{end}</div>}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
