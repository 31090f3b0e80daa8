import type { CreatedWebhook, ListedWebhook, User } from '@morsel/sdk/contract';
import { Check, CircleSlash, Pause, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';

import { useTest } from '../../../data/account/webhook-deliveries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { counted } from '../../../ui/text/number-text.ts';
import { SecretRenewal } from './secret-renewal.tsx';
import { SendingOutcome } from './sending-outcome.tsx';
import { WebhookEditing } from './webhook-editing.tsx';
import { WebhookMessages } from './webhook-messages.tsx';
import { WebhookRemoval } from './webhook-removal.tsx';
import { WebhookSwitch } from './webhook-switch.tsx';
import {
  addressText,
  eventsText,
  type Standing,
  standingOf,
  standingText,
} from './webhook-text.ts';

interface WebhookRowProps {
  readonly account: User;
  readonly webhook: ListedWebhook;
  /** Epoch ms. */
  readonly now: number;
  readonly onSecret: (renewed: CreatedWebhook) => void;
  /** Called with what to say. */
  readonly onTold: (told: string) => void;
  readonly onRemoved: (webhook: ListedWebhook) => void;
}

const VERBS = { change: 'Change', secret: 'New secret' } as const;

type Deed = keyof typeof VERBS | 'remove';

/** A webhook with what became of the last message to it, to be tried, changed, paused and removed. */
export function WebhookRow(props: WebhookRowProps) {
  const { account, webhook, now, onTold } = props;
  const words = useId();
  const { opened, open, close } = useOpening<Deed>();
  const test = useTest(webhook.id);
  return (
    <li className="webhook">
      <div id={words} className="settings-row-words">
        <b>
          <bdi>{addressText(webhook.url)}</bdi>
        </b>
        <StandingMark standing={standingOf(webhook)} />
        <p>{eventsText(webhook)}</p>
        <p>{standingText(webhook, now)}</p>
        {webhook.missed > 0 && (
          <p>
            {counted(webhook.missed, 'message')} {webhook.missed === 1 ? 'was' : 'were'} not kept,
            since too many were waiting.
          </p>
        )}
      </div>
      <div className="webhook-verbs">
        {/* What it has sent may have switched the webhook off: the focus, which it has, stays. */}
        {(webhook.switchedOff === null || test.delivery !== undefined) && (
          <Button
            small
            className="uppercase"
            aria-describedby={words}
            pending={test.isUnderWay}
            onClick={() => test.mutate()}
          >
            {test.isUnderWay ? 'Sending...' : 'Send a test'}
          </Button>
        )}
        <WebhookSwitch {...{ webhook, email: account.email, describedBy: words, onTold }} />
        {Object.entries(VERBS).map(([deed, verb]) => (
          <Button
            key={deed}
            small
            variant="paper"
            className="uppercase"
            aria-describedby={words}
            onClick={() => open(deed as Deed)}
          >
            {verb}
          </Button>
        ))}
      </div>
      <IconButton
        className="webhook-removal"
        label="Remove"
        aria-describedby={words}
        onClick={() => open('remove')}
      >
        <X className="icon" aria-hidden="true" />
      </IconButton>
      <SendingOutcome sending={test} />
      <WebhookMessages webhook={webhook} />
      <DeedDialog {...props} deed={opened} onClose={close} />
    </li>
  );
}

const MARKS = {
  on: { word: 'On', Icon: Check },
  failing: { word: 'Failing', Icon: TriangleAlert },
  paused: { word: 'Paused', Icon: Pause },
  off: { word: 'Off', Icon: CircleSlash },
} as const;

function StandingMark({ standing }: { readonly standing: Standing }) {
  const { word, Icon } = MARKS[standing];
  return (
    <span className="webhook-standing" data-standing={standing}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}

type DeedDialogProps = WebhookRowProps & {
  readonly deed: Deed | undefined;
  readonly onClose: () => void;
};

function DeedDialog(props: DeedDialogProps) {
  const { deed, account, webhook, onSecret, onTold, onRemoved, onClose } = props;
  switch (deed) {
    case 'change':
      return (
        <WebhookEditing
          {...{ account, webhook, onClose }}
          onChanged={({ url }) => {
            onClose();
            onTold(`${addressText(url)} is changed.`);
          }}
        />
      );
    case 'secret':
      return (
        <SecretRenewal
          {...{ webhook, onClose }}
          email={account.email}
          onRenewed={(renewed) => {
            onClose();
            onSecret(renewed);
          }}
        />
      );
    case 'remove':
      return <WebhookRemoval {...{ webhook, onRemoved, onClose }} />;
    case undefined:
      return null;
  }
}
