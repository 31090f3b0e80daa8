import './session-ended.css';
import { useQueryClient } from '@tanstack/react-query';

import { continueAsGuest } from '../../data/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../page-content.tsx';

/** Asks the account back in; as whom the reader goes on is theirs to choose. */
export function SessionEnded() {
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
