import { isNotFound } from '@morsel/sdk';
import { type Ref, useState } from 'react';

import { useCurrentUser } from '../../../data/account/current-user.ts';
import { isProofNeeded } from '../../../data/account/sign-in-ways.ts';
import { type LinkForReader, useResetLink } from '../../../data/admin/reset-links.ts';
import { useEntryForm } from '../../../features/entrance/use-entry-form.ts';
import { ProofDialog } from '../../../features/proof/proof-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { faultOf } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { MadeLink } from './made-link.tsx';

/**
 * Makes a link by which a reader who has forgotten the password sets another one, once it was proved
 * within five minutes that it is the admin who wants it.
 */
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

function ResetLinkForm(props: ResetLinkFormProps) {
  const { link, field, error, submit } = useResetLinkForm(props);
  const { mutate, variables: email = '', isPending } = link;
  return (
    <>
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
      {isProofNeeded(link.error) && (
        <LinkProof onProved={() => mutate(email)} onClose={link.reset} />
      )}
    </>
  );
}

function useResetLinkForm({ onBegin, onMade }: ResetLinkFormProps) {
  const link = useResetLink({
    onSuccess: onMade,
    onError: (error) => {
      if (isProofNeeded(error)) return;
      const { text, field = 'root' } = faultOf(error, ['email']);
      form.fail('No link was made', text, isNotFound(error) ? 'email' : field);
    },
  });
  const form = useEntryForm({
    empty: { email: '' },
    missingText: { email: "Fill in the reader's email." },
    send: ({ email }) => {
      onBegin();
      link.mutate(email.trim());
    },
  });
  return { link, ...form };
}

interface LinkProofProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

function LinkProof(props: LinkProofProps) {
  const { data: admin } = useCurrentUser();
  if (!admin) return null;
  return (
    <ProofDialog
      email={admin.email}
      what="Such a link opens a reader's account. Prove that it is you who makes one."
      {...props}
    />
  );
}
