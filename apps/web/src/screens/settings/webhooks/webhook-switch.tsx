import type { ListedWebhook } from '@morsel/sdk/contract';

import { isProofNeeded } from '../../../data/account/sign-in-ways.ts';
import { useWebhookChange } from '../../../data/account/webhooks.ts';
import { ProofDialog } from '../../../features/proof/proof-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { addressText } from './webhook-text.ts';

interface WebhookSwitchProps {
  readonly webhook: ListedWebhook;
  /** Of the account. */
  readonly email: string;
  /** The id of what tells which webhook it is. */
  readonly describedBy: string;
  /** Called with what to say. */
  readonly onTold: (told: string) => void;
}

/** Has a webhook told of nothing for a while, or of what happens from now on. */
export function WebhookSwitch({ webhook, email, describedBy, onTold }: WebhookSwitchProps) {
  const { id, url, switchedOff } = webhook;
  const isOn = switchedOff === null;
  const { mutate, reset, isPending, error } = useWebhookChange(id, {
    onSuccess: (changed) => {
      const state = changed.switchedOff === null ? 'is told of what happens' : 'is paused';
      onTold(`${addressText(url)} ${state}.`);
    },
  });
  const turn = () => mutate({ isOn: !isOn });
  return (
    <>
      <Button
        small
        variant="paper"
        className="uppercase"
        aria-describedby={describedBy}
        pending={isPending}
        onClick={turn}
      >
        {isOn ? 'Pause' : 'Resume'}
      </Button>
      {isProofNeeded(error) && (
        <ProofDialog
          email={email}
          what={`Prove that it is you who ${isOn ? 'pauses' : 'resumes'} this webhook.`}
          onProved={turn}
          onClose={reset}
        />
      )}
      {error && !isProofNeeded(error) && (
        <FieldError role="alert">{failureText(error, 'settings')}</FieldError>
      )}
    </>
  );
}
