import type { FormEvent, ReactNode } from 'react';

import { BackLink } from '../../ui/controls/back-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { OtherWays } from './other-ways.tsx';

interface EntranceFormProps {
  readonly title: string;
  /** On the button; `pending` while the call is under way. */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  /** What went wrong and is no single field's fault. */
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  /** What went wrong before, elsewhere. */
  readonly notice?: string | undefined;
  /** Other ways in, below the button. */
  readonly ways?: ReactNode;
  /** The way to the other form. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form that lets somebody in: its fields are the children. */
export function EntranceForm(props: EntranceFormProps) {
  const { title, notice, children, ways, other, ...rest } = props;
  const { submitLabel, pendingLabel, pending, error, onSubmit } = rest;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <form noValidate aria-label={title} className="entrance-form" onSubmit={submit}>
      <h1 className="h2">{title}</h1>
      {notice && <FieldError role="alert">{notice}</FieldError>}
      {children}
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" variant="tomato" wide pending={pending}>
        {pending ? pendingLabel : submitLabel}
      </Button>
      {ways && <OtherWays>{ways}</OtherWays>}
      <p className="entrance-other">{other}</p>
      <BackLink to="/" className="uppercase">
        Back to feed
      </BackLink>
    </form>
  );
}
