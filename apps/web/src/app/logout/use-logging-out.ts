import { useState } from 'react';

import { useLogout, type Waiting } from '../../data/session.ts';
import { getStatus } from '../../offline/status.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const reactions = {
  onError: () =>
    toast({
      title: 'Error',
      description: 'You are still signed in. Check your connection, then log out again.',
      variant: 'destructive',
    }),
} as const;

/** What is on the device and will not go out by itself as the reader leaves. */
export function waitingCount(): number {
  return getStatus().pending.filter(({ state }) => state !== 'fresh').length;
}

/** Logging out; where something waits to be sent, the reader is asked first what becomes of it. */
export function useLoggingOut() {
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
