import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldWords } from './field-frame.tsx';

type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'aria-describedby' | 'aria-invalid'> & {
    /** A control that stands inside the right end of the input, 44 px wide. */
    end?: ReactNode;
  };

/** One line of text to fill in: label above, hint and error below, both told with the input. */
export function Field({ label, note, hint, error, end, id, className, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <div className="field-box">
          <input {...input} {...control} className={clsx('input', end !== undefined && 'ends')} />
          {end !== undefined && <div className="field-end">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
