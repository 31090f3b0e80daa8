import type { AccessToken } from '@morsel/sdk/contract';

import { useTokenRevocation } from '../../data/account/tokens.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { useToldOnceGone } from '../../ui/dialogs/use-told-once-gone.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

interface TokenRevocationProps {
  readonly token: AccessToken;
  /** It has ended already. */
  readonly isOver: boolean;
  /** Called once row and dialog are gone. */
  readonly onRevoked: (token: AccessToken) => void;
  readonly onClose: () => void;
}

/** Asks whether a token shall go. */
export function TokenRevocation({ token, isOver, onRevoked, onClose }: TokenRevocationProps) {
  const onSuccess = useToldOnceGone(onRevoked);
  const { mutate, isPending, error } = useTokenRevocation({ onSuccess });
  return (
    <Dialog
      title={isOver ? 'Remove this token?' : 'Revoke this token?'}
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate(token)}>
          {isOver ? 'Remove' : 'Revoke'}
        </KeepOrRemove>
      }
    >
      {isOver ? (
        <p>
          <bdi>{token.name}</bdi> lets nobody in any more. It leaves this list.
        </p>
      ) : (
        <p>
          Whatever uses <bdi>{token.name}</bdi> is let in no more, at once and for good. It then
          needs another token.
        </p>
      )}
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
