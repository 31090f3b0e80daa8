import { isNotFound } from '@morsel/sdk';
import { type Ref, useState } from 'react';

import { type LinkForReader, useResetLink } from '../../../data/admin/reset-links.ts';
import { useEntryForm } from '../../../features/entrance/use-entry-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { faultOf } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { MadeLink } from './made-link.tsx';

/** Makes a link by which a reader who has forgotten the password sets another one. */
export function ResetLinkPanel({ ref }: { readonly ref: Ref<HTMLHeadingElement> }) {
  const [made, setMade] = useState<LinkForReader>();
  return (
    <Panel className="admin-reset" aria-labelledby="admin-reset">
      <h2 ref={ref} id="admin-reset" className="h2" tabIndex={-1}>
        Password reset
      </h2>
      <p>
        For a reader who has forgotten the password: a link by which they set another one. Links
        made before it stop working.
      </p>
      <ResetLinkForm onMade={setMade} onBegin={() => setMade(undefined)} />
      {made && <MadeLink {...made} onDone={() => setMade(undefined)} />}
    </Panel>
  );
}

interface ResetLinkFormProps {
  readonly onBegin: () => void;
  readonly onMade: (made: LinkForReader) => void;
}

function ResetLinkForm({ onBegin, onMade }: ResetLinkFormProps) {
  const { mutate, isPending } = useResetLink({
    onSuccess: onMade,
    onError: (error) => {
      const { text, field = 'root' } = faultOf(error, ['email']);
      fail('No link was made', text, isNotFound(error) ? 'email' : field);
    },
  });
  const { field, error, fail, submit } = useEntryForm({
    empty: { email: '' },
    missingText: { email: "Fill in the reader's email." },
    send: ({ email }) => {
      onBegin();
      mutate(email.trim());
    },
  });
  return (
    <form
      noValidate
      aria-labelledby="admin-reset"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit();
      }}
    >
      <Field
        label="Reader's email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isPending}
        {...field('email')}
      />
      {error && <FieldError role="alert">{error}</FieldError>}
      <Button type="submit" className="uppercase" pending={isPending}>
        {isPending ? 'Making it...' : 'Make a link'}
      </Button>
    </form>
  );
}
