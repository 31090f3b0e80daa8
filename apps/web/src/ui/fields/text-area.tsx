import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { FieldFrame, type FieldText } from './field-frame.tsx';

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, keyof FieldText | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text to fill in, with the words of a field around them. */
export function TextArea(props: TextAreaProps) {
  const { label, note, hint, warning, error, isErrorSpoken, id, className, ...area } = props;
  return (
    <FieldFrame {...{ label, note, hint, warning, error, isErrorSpoken, id, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className={clsx('input', 'lines')} />}
    </FieldFrame>
  );
}
