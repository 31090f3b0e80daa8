import { useState } from 'react';

import { useLogout, type Waiting } from '../../data/account/session.ts';
import { getStatus } from '../../offline/door.ts';
import { failureSentence } from '../../ui/failure/failure-sentence.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const STILL_HERE = {
  unreached: 'You are still signed in. Check your connection, then log out again.',
  temporary: 'You are still signed in: Morsel has a problem. Log out again in a moment.',
} as const;

const reactions = {
  onError: (error: Error) =>
    toast({
      title: 'Error',
      description: failureSentence(error, STILL_HERE),
      variant: 'destructive',
    }),
} as const;

/** What is on the device and will not go out by itself as the reader leaves. */
export function waitingCount(): number {
  return getStatus().pending.filter(({ state }) => state !== 'fresh').length;
}

/** Logging out; where something waits to be sent, the reader is asked first what becomes of it. */
export function useConfirmedLogout() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useLogout(reactions);
  const leave = (waiting: Waiting): void => {
    setAsking(false);
    mutate(waiting);
  };
  return {
    asking,
    leave,
    /** The press of the button. */
    begin: () => (waitingCount() > 0 ? setAsking(true) : leave('keep')),
    stay: () => setAsking(false),
    isPending,
  };
}
