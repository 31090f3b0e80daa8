import type { PassingOn, SyncServer, User } from '@morsel/sdk/contract';
import { LONGEST, PASSWORD_LENGTH } from '@morsel/sdk/domain';

import { ProofDialog } from '../../../features/proof/proof-dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFocusOnFault } from '../../../ui/fields/use-focus-on-fault.ts';
import { usePassingOnForm } from './use-passing-on-form.ts';

interface PassingOnDialogProps {
  readonly account: User;
  /** The present one; null where there is none. */
  readonly server: SyncServer | null;
  readonly onNamed: (named: PassingOn) => void;
  readonly onClose: () => void;
}

/** Asks for another sync server, once it was proved within five minutes that it is the reader. */
export function PassingOnDialog({ account, server, onNamed, onClose }: PassingOnDialogProps) {
  const { fieldOf, fault, isPending, isUnproved, send, giveUpProof } = usePassingOnForm(
    server,
    onNamed,
  );
  const form = useFocusOnFault(fault);
  if (isUnproved) {
    return (
      <ProofDialog
        email={account.email}
        what="Another server gets to know what you read. Prove that it is you who wants that."
        onProved={send}
        onClose={giveUpProof}
      />
    );
  }
  return (
    <FormDialog
      ref={form}
      title={server ? 'Change the server' : 'Pass on to a server'}
      className="passing-on-form"
      submitLabel={isPending ? 'Logging in...' : 'Log in'}
      pending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label="Address"
        hint="As you would enter it in KOReader, such as https://sync.koreader.rocks"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST.webhookUrl}
        {...fieldOf('url')}
      />
      <Field
        label="User name there"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST.syncUserName}
        {...fieldOf('userName')}
      />
      <PasswordField
        label="Password there"
        hint="Kept encrypted, and never shown again."
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
        {...fieldOf('password')}
      />
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}
