import type { AccessToken } from '@morsel/sdk/contract';
import { useId, useState } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { TokenRevocation } from './token-revocation.tsx';
import { endText, hasEnded, pastText, scopesText } from './token-text.ts';

interface TokenRowProps {
  readonly token: AccessToken;
  /** Epoch ms. */
  readonly now: number;
  readonly onRevoked: (token: AccessToken) => void;
}

/** An access token with what it may do and what became of it, to be revoked. */
export function TokenRow({ token, now, onRevoked }: TokenRowProps) {
  const words = useId();
  const [isAsking, setAsking] = useState(false);
  const isOver = hasEnded(token, now);
  return (
    <li className="settings-row">
      <div id={words} className="settings-row-words">
        <b>
          <bdi>{token.name}</bdi>
        </b>
        <p>{scopesText(token.scopes)}</p>
        <p>{pastText(token, now)}</p>
        {isOver ? (
          <span className="token-ended">{endText(token, now)}</span>
        ) : (
          <p>{endText(token, now)}</p>
        )}
      </div>
      <Button
        small
        variant="paper"
        className="uppercase"
        aria-describedby={words}
        onClick={() => setAsking(true)}
      >
        {isOver ? 'Remove' : 'Revoke'}
      </Button>
      {isAsking && (
        <TokenRevocation
          token={token}
          isOver={isOver}
          onRevoked={onRevoked}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
