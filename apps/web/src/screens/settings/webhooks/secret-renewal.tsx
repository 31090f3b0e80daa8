import type { CreatedWebhook, ListedWebhook } from '@morsel/sdk/contract';

import { isProofNeeded } from '../../../data/account/sign-in-ways.ts';
import { useSecretRenewal } from '../../../data/account/webhooks.ts';
import { ProofDialog } from '../../../features/proof/proof-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepButton } from '../../../ui/dialogs/keep-or-remove.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { addressText } from './webhook-text.ts';

interface SecretRenewalProps {
  readonly webhook: ListedWebhook;
  /** Of the account. */
  readonly email: string;
  /** Called though the dialog was left meanwhile: nobody else has the secret. */
  readonly onRenewed: (renewed: CreatedWebhook) => void;
  readonly onClose: () => void;
}

/** Asks whether a webhook shall have a new secret, and who wants that if it was not proved within five minutes. */
export function SecretRenewal({ webhook, email, onRenewed, onClose }: SecretRenewalProps) {
  const { mutate, isPending, error } = useSecretRenewal(webhook.id, { onSuccess: onRenewed });
  if (isProofNeeded(error)) {
    return (
      <ProofDialog
        email={email}
        what="Prove that it is you who wants a new secret."
        onProved={() => mutate()}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title="Make a new secret?"
      onClose={onClose}
      pending={isPending}
      actions={
        <>
          <KeepButton onClick={onClose} tooLate={isPending} />
          <Button className="uppercase" pending={isPending} onClick={() => mutate()}>
            {isPending ? 'Making it...' : 'Make it'}
          </Button>
        </>
      }
    >
      <p>
        Messages to <bdi>{addressText(webhook.url)}</bdi> are signed with both secrets for a day,
        and with the new one alone from then on: give it to the receiver until then.
      </p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
