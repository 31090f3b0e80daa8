import './field.css';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';

/** What is wrong, in the place where it can be put right. */
export function FieldError({ children, ...rest }: Omit<ComponentProps<'p'>, 'className'>) {
  return (
    <p {...rest} className="field-error">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
