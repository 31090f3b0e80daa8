import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { FieldFrame, type FieldText } from './field-frame.tsx';

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, keyof FieldText | 'aria-describedby' | 'aria-invalid'>;

/** One of a few things to choose, its `<option>`s as children, with the words of a field around. */
export function Select({
  label,
  note,
  hint,
  error,
  isErrorSpoken,
  id,
  className,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, isErrorSpoken, id, className }}>
      {(control) => (
        <div className="field-box">
          <select {...select} {...control} className="input choice" />
          <ChevronDown className="field-arrow icon" aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
