import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldText } from './field-frame.tsx';

type FieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'aria-describedby' | 'aria-invalid'> & {
    /** A control that stands inside the right end of the input, 44 px wide. */
    end?: ReactNode;
  };

/** One line of text to fill in: label above, hint and error below, both told with the input. */
export function Field({ end, ...props }: FieldProps) {
  const { label, note, hint, warning, error, isErrorSpoken, id, className, ...input } = props;
  return (
    <FieldFrame {...{ label, note, hint, warning, error, isErrorSpoken, id, className }}>
      {(control) => (
        <div className="field-box">
          <input {...input} {...control} className={clsx('input', end !== undefined && 'ends')} />
          {end !== undefined && <div className="field-end">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
