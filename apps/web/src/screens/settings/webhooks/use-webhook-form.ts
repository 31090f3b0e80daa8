import type { NewWebhook } from '@morsel/sdk/contract';
import { DAILY_GOAL, type WebhookEvent } from '@morsel/sdk/domain';
import { useState } from 'react';

import { isProofNeeded } from '../../../data/account/sign-in-ways.ts';
import { type Fault, faultOf } from '../../../ui/failure/failure-text.ts';

const FIELDS = ['url', 'events', 'dailyGoal'] as const;

export type WebhookField = (typeof FIELDS)[number];

type WebhookFault = Fault<WebhookField>;

/** What a form holds; the goal as it is typed. */
type Wanted = {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly dailyGoal: string;
};

/** Sends what is wanted. */
type Mutation = {
  readonly mutate: (
    wanted: Required<NewWebhook>,
    options: { readonly onError: (error: Error) => void },
  ) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

/** What a webhook is to be, and how sending it goes; a failure keeps the input. */
export function useWebhookForm(
  initial: Required<NewWebhook>,
  { mutate, reset, isPending, error }: Mutation,
) {
  const [wanted, setWanted] = useState<Wanted>({
    ...initial,
    dailyGoal: String(initial.dailyGoal),
  });
  const [fault, setFault] = useState<WebhookFault>();
  const send = () => {
    const missing = missingIn(wanted, initial);
    setFault(missing);
    if (missing || isPending) return;
    const { url, events } = wanted;
    const sent = { url: url.trim(), events: [...events], dailyGoal: goalIn(wanted, initial) };
    mutate(sent, {
      onError: (failure) => {
        if (!isProofNeeded(failure)) setFault(faultOf(failure, FIELDS, 'settings'));
      },
    });
  };
  return {
    wanted,
    change: (changed: Partial<Wanted>) => {
      // What is on its way is not changed any more.
      if (isPending) return;
      setWanted({ ...wanted, ...changed });
      setFault(undefined);
    },
    faultIn: (field: WebhookField) => (fault?.field === field ? fault.text : undefined),
    fault,
    isPending,
    isUnproved: isProofNeeded(error),
    send,
    /** Back to the form. */
    giveUpProof: reset,
  };
}

export const tellsOfGoal = ({ events }: Pick<Wanted, 'events'>) => events.includes('goal.met');

/** The former one where the form does not ask for it. */
const goalIn = (wanted: Wanted, { dailyGoal }: Required<NewWebhook>) =>
  tellsOfGoal(wanted) ? Number(wanted.dailyGoal) : dailyGoal;

function missingIn(wanted: Wanted, initial: Required<NewWebhook>): WebhookFault | undefined {
  if (wanted.url.trim() === '') return { text: 'Fill in an address.', field: 'url' };
  if (wanted.events.length === 0) return { text: 'Choose at least one.', field: 'events' };
  const goal = goalIn(wanted, initial);
  const { least, most } = DAILY_GOAL;
  if (Number.isInteger(goal) && goal >= least && goal <= most) return undefined;
  return { text: `Fill in a number from ${least} to ${most}.`, field: 'dailyGoal' };
}
