import type { CreatedWebhook, User } from '@morsel/sdk/contract';
import { DAILY_GOAL } from '@morsel/sdk/domain';

import { useWebhookCreation } from '../../../data/account/webhooks.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookAdditionProps {
  readonly account: User;
  readonly onAdded: (added: CreatedWebhook) => void;
  readonly onClose: () => void;
}

const NOTHING_YET = { url: '', events: [], dailyGoal: DAILY_GOAL.usual };

/** Adds a webhook. */
export function WebhookAddition({ account, onAdded, onClose }: WebhookAdditionProps) {
  const webhook = useWebhookForm(NOTHING_YET, useWebhookCreation({ onSuccess: onAdded }));
  return (
    <WebhookDialog
      title="Add a webhook"
      submitLabel={webhook.isPending ? 'Adding it...' : 'Add it'}
      {...{ account, webhook, onClose }}
    />
  );
}
