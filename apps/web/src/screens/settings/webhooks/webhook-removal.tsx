import type { ListedWebhook } from '@morsel/sdk/contract';

import { useWebhookRemoval } from '../../../data/account/webhooks.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { useToldOnceGone } from '../../../ui/dialogs/use-told-once-gone.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { addressText } from './webhook-text.ts';

interface WebhookRemovalProps {
  readonly webhook: ListedWebhook;
  /** Called once row and dialog are gone. */
  readonly onRemoved: (webhook: ListedWebhook) => void;
  readonly onClose: () => void;
}

/** Asks whether a webhook shall go. */
export function WebhookRemoval({ webhook, onRemoved, onClose }: WebhookRemovalProps) {
  const onSuccess = useToldOnceGone(onRemoved);
  const { mutate, isPending, error } = useWebhookRemoval({ onSuccess });
  return (
    <Dialog
      title="Remove this webhook?"
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate(webhook)}>
          {isPending ? 'Removing...' : 'Remove'}
        </KeepOrRemove>
      }
    >
      <p>
        <bdi>{addressText(webhook.url)}</bdi> is told of nothing any more. Its secret and the list
        of its messages go for good; what still waits is not sent.
      </p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
