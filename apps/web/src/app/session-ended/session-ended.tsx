import './session-ended.css';
import { useQueryClient } from '@tanstack/react-query';

import { continueAsGuest } from '../../data/account/continue-as-guest.ts';
import { useSessionEnded } from '../../data/account/current-user.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { focusContent } from '../../ui/page/content.ts';
import { AccountDeleted } from './account-deleted.tsx';

/** Says what is over. */
export function SessionEnded() {
  return useSessionEnded() === 'account' ? <AccountDeleted /> : <SignInAgain />;
}

/** Asks the account back in; as whom the reader goes on is theirs to choose. */
function SignInAgain() {
  const queryClient = useQueryClient();
  const goOn = (): void => {
    continueAsGuest(queryClient);
    focusContent();
  };
  return (
    <aside className="session-ended" aria-label="Session ended">
      <div className="wrap">
        <output>Your session ended. Your answers are kept.</output>
        <div className="session-ended-ways">
          <ButtonLink small to="/signin">
            Sign in again
          </ButtonLink>
          <Button variant="paper" small onClick={goOn}>
            Continue as guest
          </Button>
        </div>
      </div>
    </aside>
  );
}
