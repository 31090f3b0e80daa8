import type { ListedWebhook, WebhookDelivery } from '@morsel/sdk/contract';
import { Check, Clock, X } from 'lucide-react';
import { useId, useState } from 'react';

import { useDeliveries, useResending } from '../../../data/account/webhook-deliveries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { SendingOutcome } from './sending-outcome.tsx';
import { messageText, outcomeText } from './webhook-text.ts';

/** How many messages show before more are asked for. */
const FEW = 5;

type Of = { readonly webhook: ListedWebhook };

/** The last messages to a webhook, for who wants to see them. */
export function WebhookMessages({ webhook }: Of) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold className="webhook-messages" label="Recent messages" onOpen={() => setOpened(true)}>
      {wasOpened && <MessagesWhenThere webhook={webhook} />}
    </Fold>
  );
}

function MessagesWhenThere({ webhook }: Of) {
  const { data, isError, error, isFetching, refetch, dataUpdatedAt } = useDeliveries(webhook.id);
  if (data) {
    if (data.length === 0) return <p>None in the last two weeks.</p>;
    return (
      <FirstFew items={data} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((delivery) => (
              <MessageRow key={delivery.id} {...{ webhook, delivery, now: dataUpdatedAt }} />
            ))}
          </ul>
        )}
      </FirstFew>
    );
  }
  if (!isError) return <p>Loading its messages...</p>;
  return (
    <PartFailure
      what="The list of its messages"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type MessageRowProps = Of & {
  readonly delivery: WebhookDelivery;
  /** Epoch ms. */
  readonly now: number;
};

const ICONS = { delivered: Check, waiting: Clock, failed: X } as const;

function MessageRow({ webhook, delivery, now }: MessageRowProps) {
  const words = useId();
  const sending = useResending(webhook.id, delivery.id);
  const { state, type, problem } = delivery;
  const Icon = ICONS[state];
  const hasFailed = state === 'failed' || problem !== null;
  // It stays once it was used: it has the focus.
  const canSend = sending.delivery !== undefined || (hasFailed && webhook.switchedOff === null);
  return (
    <li className="webhook-message" data-state={hasFailed ? 'failed' : state}>
      <Icon className="icon" aria-hidden="true" />
      <div id={words} className="webhook-message-words">
        <b>{messageText(type)}</b>
        <p>{outcomeText(delivery, now)}</p>
      </div>
      {canSend && (
        <Button
          small
          variant="paper"
          className="uppercase"
          aria-describedby={words}
          pending={sending.isUnderWay}
          onClick={() => sending.mutate()}
        >
          {sending.isUnderWay ? 'Sending...' : 'Send again'}
        </Button>
      )}
      <SendingOutcome sending={sending} />
    </li>
  );
}
