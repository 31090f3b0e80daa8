import './guest-offer.css';
import { useState } from 'react';

import {
  type GuestOfAccount,
  rememberLeftBehind,
  wasLeftBehind,
} from '../../data/guest-offer-storage.ts';
import { useBringingGuest, useGuestProgress } from '../../data/guest-progress.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { focusContent } from '../page-content.tsx';
import { bringingFailureWords, isSomething, progressWords } from './guest-offer-words.ts';

/** Offers an account what this device's guest has done, until it is answered once. */
export function GuestOffer(offer: GuestOfAccount) {
  const [answered, setAnswered] = useState(() => wasLeftBehind(offer));
  return answered ? null : <OpenOffer offer={offer} onAnswer={() => setAnswered(true)} />;
}

function OpenOffer({ offer, onAnswer }: { offer: GuestOfAccount; onAnswer: () => void }) {
  const { data: progress } = useGuestProgress();
  const close = (): void => {
    onAnswer();
    focusContent();
  };
  const { mutate, isPending, error } = useBringingGuest({
    onSuccess: () => {
      toast({
        title: 'Guest progress is here!',
        description: 'It belongs to your account now.',
        variant: 'good',
      });
      close();
    },
  });
  const leave = (): void => {
    rememberLeftBehind(offer);
    close();
  };
  if (!progress || !isSomething(progress)) return null;
  return (
    <aside className="wrap guest-offer" aria-label="Guest progress">
      <Panel>
        <div>
          <h2 className="h3">This device has guest progress</h2>
          <p>From before you signed in: up to {progressWords(progress)}.</p>
        </div>
        {error && <FieldError role="alert">{bringingFailureWords(error)}</FieldError>}
        <div className="guest-offer-answers">
          <Button small pending={isPending} onClick={() => mutate()}>
            Bring guest progress along
          </Button>
          <Button variant="paper" small disabled={isPending} onClick={leave}>
            Leave it
          </Button>
        </div>
      </Panel>
    </aside>
  );
}
