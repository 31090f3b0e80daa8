import type { ReactNode } from 'react';

import { BackLink } from '../../ui/controls/back-link.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';

type EntrancePartProps = {
  readonly title: string;
  /** What went wrong before. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
};

/** The side of the entrance where there is no form to fill in. */
export function EntrancePart({ title, notice, children }: EntrancePartProps) {
  return (
    <div className="entrance-form">
      <h1 className="h2">{title}</h1>
      {notice && <FieldError role="alert">{notice}</FieldError>}
      {children}
      <BackLink to="/" className="uppercase">
        Back to feed
      </BackLink>
    </div>
  );
}
