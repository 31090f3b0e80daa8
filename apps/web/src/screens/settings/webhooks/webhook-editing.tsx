import type { ListedWebhook, User, Webhook } from '@morsel/sdk/contract';

import { useWebhookChange } from '../../../data/account/webhooks.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookEditingProps {
  readonly account: User;
  readonly webhook: ListedWebhook;
  readonly onChanged: (changed: Webhook) => void;
  readonly onClose: () => void;
}

/** Changes where a webhook goes, and what it tells of. */
export function WebhookEditing({ account, webhook, onChanged, onClose }: WebhookEditingProps) {
  const { id, url, events, dailyGoal } = webhook;
  const form = useWebhookForm(
    { url, events, dailyGoal },
    useWebhookChange(id, { onSuccess: onChanged }),
  );
  return (
    <WebhookDialog
      title="Change this webhook"
      submitLabel={form.isPending ? 'Saving...' : 'Save'}
      webhook={form}
      {...{ account, onClose }}
    />
  );
}
