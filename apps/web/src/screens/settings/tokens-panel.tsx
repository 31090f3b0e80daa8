import './tokens.css';
import type { AccessToken, CreatedAccessToken, User } from '@morsel/sdk/contract';
import { MCP_PATH } from '@morsel/sdk/domain';
import { useRef, useState } from 'react';

import { below } from '../../base-path.ts';
import { useTokens } from '../../data/account/tokens.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { useOpening } from '../../ui/dialogs/use-opening.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { ShownOnce } from '../../ui/fields/shown-once.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

/** How many tokens show before more are asked for. */
const FEW = 5;

/** The access tokens of the account: to make and to revoke. */
export function TokensPanel({ account }: { readonly account: User }) {
  const [told, setTold] = useState('');
  const [made, setMade] = useState<CreatedAccessToken>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel className="settings-panel tokens-panel" aria-labelledby="your-tokens">
      <h2 ref={heading} tabIndex={-1} id="your-tokens" className="h2">
        Access tokens
      </h2>
      <p>
        Let an e-reader, a script or another app act for you, each with a token of its own that may
        do no more than you say. They keep working when you change your password or log out
        everywhere: revoke those that you no longer use.
      </p>
      <p>
        An assistant that speaks MCP, such as Claude or an editor with a model, can quiz you by a
        token that may read and study. Its address is{' '}
        <code className="token-address">{location.origin + below(MCP_PATH)}</code>
      </p>
      {made && (
        <MadeToken
          made={made}
          onDone={() => {
            setMade(undefined);
            // Its button, which had the focus, is gone.
            heading.current?.focus();
          }}
        />
      )}
      <TokensWhenThere
        onRevoked={(token) => {
          if (token.id === made?.id) setMade(undefined);
          setTold(`${token.name} is let in no more.`);
          heading.current?.focus();
        }}
      />
      <Making
        account={account}
        onMade={(created) => {
          setTold('');
          setMade(created);
        }}
      />
      <p className="settings-told" aria-live="polite">
        {told}
      </p>
    </Panel>
  );
}

type MadeTokenProps = { readonly made: CreatedAccessToken; readonly onDone: () => void };

function MadeToken({ made: { id, token, name }, onDone }: MadeTokenProps) {
  return (
    <ShownOnce
      key={id}
      label="Your new token"
      value={token}
      hint={
        <>
          For <bdi>{name}</bdi>. Copy it now: it is shown this once only, and nobody can look it up
          later. Keep it like a password.
        </>
      }
      copied="Copied. Paste it where it is needed."
      onDone={onDone}
    />
  );
}

type MakingProps = {
  readonly account: User;
  readonly onMade: (made: CreatedAccessToken) => void;
};

function Making({ account, onMade }: MakingProps) {
  const { opened, open, close } = useOpening<true>();
  return (
    <div className="settings-part">
      <Button className="uppercase" onClick={() => open(true)}>
        Make a token
      </Button>
      {opened && (
        <TokenDialog
          account={account}
          onClose={close}
          onMade={(created) => {
            close();
            onMade(created);
          }}
        />
      )}
    </div>
  );
}

type ListProps = { readonly onRevoked: (token: AccessToken) => void };

function TokensWhenThere({ onRevoked }: ListProps) {
  const { data: tokens, isError, error, isFetching, refetch } = useTokens();
  const [now] = useState(() => Date.now());
  if (tokens) {
    if (tokens.length === 0) return <p>You have none.</p>;
    return (
      <FirstFew items={tokens} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((token) => (
              <TokenRow key={token.id} token={token} now={now} onRevoked={onRevoked} />
            ))}
          </ul>
        )}
      </FirstFew>
    );
  }
  if (!isError) return <p>Loading your tokens...</p>;
  return (
    <PartFailure
      what="The list of your tokens"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
