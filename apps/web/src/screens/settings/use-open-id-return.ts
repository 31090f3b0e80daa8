import type { OpenIdFailure, OpenIdSuccess } from '@morsel/sdk/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { type ProvedTask, takeErrand } from '../../data/account/open-id-errand.ts';
import { openIdOutcomeIn } from '../../features/open-id/open-id-outcome.ts';
import { type ToastInput, toast } from '../../ui/toast/toast-store.ts';

type OpenIdReturn = {
  readonly failure: OpenIdFailure | undefined;
  /** What the reader has just proved to want: it is asked again by itself. */
  readonly provedTask: ProvedTask | undefined;
};

const WORDS: Partial<Record<OpenIdSuccess, ToastInput>> = {
  linked: {
    title: 'Linked',
    description: 'You can sign in this way from now on.',
    variant: 'good',
  },
  confirmed: {
    title: 'It is you',
    description: 'Go on with what you wanted, within five minutes.',
    variant: 'good',
  },
};

/** What came of going to the identity provider from the settings; the address tells it once. */
export function useOpenIdReturn(): OpenIdReturn {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [{ success, failure, provedTask }] = useState(() => {
    const outcome = openIdOutcomeIn(hash);
    const isProved = outcome.success === 'confirmed';
    return { ...outcome, provedTask: isProved ? takeErrand().task : undefined };
  });
  const isTold = success !== undefined || failure !== undefined;
  useEffect(() => {
    if (isTold) void navigate('/settings', { replace: true });
  }, [isTold, navigate]);
  useEffect(() => {
    const words = success && WORDS[success];
    // What opens for it says so itself.
    if (words && provedTask === undefined) toast(words);
  }, [success, provedTask]);
  return { failure, provedTask };
}
