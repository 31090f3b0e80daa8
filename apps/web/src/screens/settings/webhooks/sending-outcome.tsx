import type { WebhookDelivery } from '@morsel/sdk/contract';

import { isOnItsWay } from '../../../data/account/webhook-deliveries.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { sentText } from './webhook-text.ts';

interface SendingOutcomeProps {
  readonly sending: {
    readonly delivery: WebhookDelivery | undefined;
    readonly error: Error | null;
  };
}

/** What has become of a message that was sent by hand, told as it comes. */
export function SendingOutcome({ sending: { delivery, error } }: SendingOutcomeProps) {
  return (
    <div className="webhook-outcome" aria-live="polite">
      {error && <FieldError>{failureText(error, 'settings')}</FieldError>}
      {delivery && !error && <Outcome delivery={delivery} />}
    </div>
  );
}

function Outcome({ delivery }: { readonly delivery: WebhookDelivery }) {
  if (isOnItsWay(delivery)) return <p>On its way...</p>;
  const text = sentText(delivery);
  return delivery.state === 'delivered' ? <p>{text}</p> : <FieldError>{text}</FieldError>;
}
