import './tokens.css';
import type { CreatedAccessToken, User } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { useState } from 'react';

import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { CheckList } from '../../ui/fields/check-list.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useFocusOnFault } from '../../ui/fields/use-focus-on-fault.ts';
import { LIFETIMES, lifetimeHint, scopeChoices } from './token-text.ts';
import { useTokenForm } from './use-token-form.ts';

interface TokenDialogProps {
  readonly account: User;
  readonly onMade: (made: CreatedAccessToken) => void;
  readonly onClose: () => void;
}

/** Makes an access token, once it was proved within five minutes that it is the reader who wants it. */
export function TokenDialog({ account, onMade, onClose }: TokenDialogProps) {
  const token = useTokenForm(onMade);
  const { wanted, change, fault, faultIn, isPending, send } = token;
  const form = useFocusOnFault(fault);
  const [now] = useState(() => Date.now());
  if (token.isUnproved) {
    return (
      <ProofDialog
        email={account.email}
        what="A token acts for you without your password. Prove that it is you who makes one."
        onProved={send}
        onClose={token.giveUpProof}
      />
    );
  }
  return (
    <FormDialog
      ref={form}
      title="Make a token"
      className="token-form"
      submitLabel={isPending ? 'Making it...' : 'Make it'}
      pending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label="What is it for?"
        hint="A name by which you know it, such as “Home server”."
        autoComplete="off"
        maxLength={LONGEST.tokenName}
        readOnly={isPending}
        value={wanted.name}
        error={faultIn('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <CheckList
        legend="What may it do?"
        hint="Any token can also tell your name and email."
        choices={scopeChoices(account.role === 'admin')}
        chosen={wanted.scopes}
        readOnly={isPending}
        error={faultIn('scopes')}
        onChoose={(scopes) => change({ scopes })}
      />
      <Select
        label="How long?"
        aria-disabled={isPending}
        value={wanted.lifetime.name}
        hint={lifetimeHint(wanted.lifetime, now)}
        error={faultIn('expiresAt')}
        onChange={({ currentTarget }) => {
          const lifetime = LIFETIMES[currentTarget.selectedIndex];
          if (lifetime) change({ lifetime });
        }}
      >
        {LIFETIMES.map(({ name, words }) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Select>
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}
