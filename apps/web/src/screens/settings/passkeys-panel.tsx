import type { Passkey } from '@morsel/sdk/contract';
import { type ComponentProps, useState } from 'react';

import { usePasskeys } from '../../data/account/passkeys.ts';
import { useSignInWays } from '../../data/account/sign-in-ways.ts';
import { usePasskeysHere } from '../../features/passkeys/use-passkeys-here.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { PasskeyAddition } from './passkey-addition.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { ToldPanel } from './told-panel.tsx';

/** The passkeys of the account: to add, to name and to remove. */
export function PasskeysPanel({ email }: { readonly email: string }) {
  return (
    <ToldPanel id="your-passkeys" heading="Passkeys">
      {({ tell, tellGone }) => (
        <>
          <WhatTheyAre />
          <PasskeysWhenThere
            email={email}
            onRenamed={({ name }) => tell(`It is called ${name} now.`)}
            onRemoved={({ name }) => tellGone(`${name} lets nobody in any more.`)}
          />
          <Addition
            email={email}
            onBegin={() => tell('')}
            onAdded={({ name }) => tell(`${name} is added.`)}
          />
        </>
      )}
    </ToldPanel>
  );
}

function WhatTheyAre() {
  const { data: ways } = useSignInWays();
  return (
    <p>
      Sign in with your finger, your face or your device’s PIN: nothing to remember, and no other
      site can ask for it.{ways?.hasPassword && ' Your password stays.'}
    </p>
  );
}

type ListProps = {
  readonly email: string;
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onRemoved: (passkey: Passkey) => void;
};

function PasskeysWhenThere(props: ListProps) {
  const { data: passkeys, isError, error, isFetching, refetch } = usePasskeys();
  const [now] = useState(() => Date.now());
  if (passkeys) {
    if (passkeys.length === 0) return null;
    return (
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} now={now} {...props} />
        ))}
      </ul>
    );
  }
  if (!isError) return <p>Loading your passkeys...</p>;
  return (
    <PartFailure
      what="The list of your passkeys"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Addition(props: ComponentProps<typeof PasskeyAddition>) {
  const { isPossible, whyNot } = usePasskeysHere();
  if (whyNot) return <p>{whyNot}</p>;
  return isPossible ? <PasskeyAddition {...props} /> : null;
}
