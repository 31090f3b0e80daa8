import './webhooks.css';
import type { CreatedWebhook, User } from '@morsel/sdk/contract';
import { type RefObject, useRef, useState } from 'react';

import { useWebhooks } from '../../../data/account/webhooks.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { ShownOnce } from '../../../ui/fields/shown-once.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { WebhookAddition } from './webhook-addition.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { addressText } from './webhook-text.ts';

/** How many webhooks show before more are asked for. */
const FEW = 3;

/** The webhooks of the account: to add, to look after and to remove. */
export function WebhooksPanel({ account }: { readonly account: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { told, setTold, secret, setSecret } = useNews();
  return (
    <Panel className="settings-panel settings-wide webhooks-panel" aria-labelledby="your-webhooks">
      <h2 ref={heading} tabIndex={-1} id="your-webhooks" className="h2">
        Webhooks
      </h2>
      <p>
        Have Morsel tell a program of yours, your home or a notifier such as ntfy when something
        happens: a goal is met, a streak is at risk, a book is new.
      </p>
      {secret && (
        <NewSecret secret={secret} heading={heading} onDone={() => setSecret(undefined)} />
      )}
      <WebhooksWhenThere
        account={account}
        onSecret={(renewed) => setSecret({ of: renewed, isFirst: false })}
        onTold={setTold}
        onRemoved={({ id, url }) => {
          if (id === secret?.of.id) setSecret(undefined);
          setTold(`${addressText(url)} is told of nothing any more.`);
          heading.current?.focus();
        }}
      />
      <Adding account={account} onAdded={(added) => setSecret({ of: added, isFirst: true })} />
      <p className="settings-told" aria-live="polite">
        {told}
      </p>
    </Panel>
  );
}

type Secret = { readonly of: CreatedWebhook; readonly isFirst: boolean };

/** What the panel says, and a secret that is to be copied. */
function useNews() {
  const [told, setTold] = useState('');
  const [secret, setSecret] = useState<Secret>();
  return {
    told,
    setTold,
    secret,
    setSecret: (next: Secret | undefined) => {
      setTold('');
      setSecret(next);
    },
  };
}

type NewSecretProps = {
  readonly secret: Secret;
  /** Has the focus once it is done with. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDone: () => void;
};

function NewSecret({ secret: { of, isFirst }, heading, onDone }: NewSecretProps) {
  return (
    <ShownOnce
      key={of.secret}
      label="The signing secret"
      value={of.secret}
      hint={
        <>
          By it <bdi>{addressText(of.url)}</bdi> can check that a message is from Morsel. Copy it
          now: it is shown this once only.{' '}
          {!isFirst && 'The former one goes on signing beside it for a day.'}
        </>
      }
      copied="Copied. Paste it where your receiver keeps it."
      onDone={() => {
        onDone();
        // Its button, which had the focus, is gone.
        heading.current?.focus();
      }}
    />
  );
}

type AddingProps = {
  readonly account: User;
  readonly onAdded: (added: CreatedWebhook) => void;
};

function Adding({ account, onAdded }: AddingProps) {
  const { opened, open, close } = useOpening<true>();
  return (
    <div className="settings-part">
      <Button className="uppercase" onClick={() => open(true)}>
        Add a webhook
      </Button>
      {opened && (
        <WebhookAddition
          account={account}
          onClose={close}
          onAdded={(added) => {
            close();
            onAdded(added);
          }}
        />
      )}
    </div>
  );
}

type ListProps = Omit<Parameters<typeof WebhookRow>[0], 'webhook' | 'now'>;

function WebhooksWhenThere(row: ListProps) {
  const { data: webhooks, isError, error, isFetching, refetch, dataUpdatedAt } = useWebhooks();
  if (webhooks) {
    if (webhooks.length === 0) return <p>You have none.</p>;
    return (
      <FirstFew items={webhooks} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((webhook) => (
              <WebhookRow key={webhook.id} {...row} webhook={webhook} now={dataUpdatedAt} />
            ))}
          </ul>
        )}
      </FirstFew>
    );
  }
  if (!isError) return <p>Loading your webhooks...</p>;
  return (
    <PartFailure
      what="The list of your webhooks"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
