import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { FieldFrame, type FieldText } from './field-frame.tsx';

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, keyof FieldText | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text to fill in, with the words of a field around them. */
export function TextArea({ label, note, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, id, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className={clsx('input', 'lines')} />}
    </FieldFrame>
  );
}
