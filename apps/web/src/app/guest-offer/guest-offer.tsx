import './guest-offer.css';
import type { GuestProgress } from '@morsel/sdk/contract';
import { useState } from 'react';

import {
  type GuestOfAccount,
  rememberLeftBehind,
  wasLeftBehind,
} from '../../data/account/guest-offer-storage.ts';
import { useBringGuestProgress, useGuestProgress } from '../../data/account/guest-progress.ts';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { focusContent } from '../../ui/page/content.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';

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
  const { mutate, isPending, error } = useBringGuestProgress({
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
          <p>From before you signed in: up to {progressText(progress)}.</p>
        </div>
        {error && <FieldError role="alert">{failureText(error, 'guest-progress')}</FieldError>}
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

function isSomething({ xp, reviews, books }: GuestProgress): boolean {
  return xp > 0 || reviews > 0 || books > 0;
}

/** Such as "40 XP, 6 answered cards and 1 book". */
export function progressText({ xp, reviews, books }: GuestProgress): string {
  const parts = [
    xp > 0 && `${numberText(xp)} XP`,
    reviews > 0 && counted(reviews, 'answered card'),
    books > 0 && counted(books, 'book'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
