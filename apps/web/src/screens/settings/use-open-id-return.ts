import type { OpenIdFailure, OpenIdSuccess } from '@morsel/sdk/domain';
import { useEffect, useState } from 'react';

import {
  type Errand,
  forgetErrand,
  type ProvedTask,
  rememberedErrand,
} from '../../data/account/open-id-errand.ts';
import { openIdOutcomeIn } from '../../features/open-id/open-id-outcome.ts';
import { useLocation, useNavigate } from '../../navigation/use-location.ts';
import { type ToastInput, toast } from '../../ui/toast/toast-store.ts';

type OpenIdReturn = {
  readonly failure: OpenIdFailure | undefined;
  /** What the reader has just proved to want: it is asked again by itself. */
  readonly provedTask: ProvedTask | undefined;
};

const HERE = '/settings';
const NO_ERRAND: Errand = { path: HERE };

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

/**
 * What came of going to the identity provider to link the account or to prove who the reader is; the
 * address tells it once. A proof leads on to the screen that it was asked on.
 */
export function useOpenIdReturn(): OpenIdReturn {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [{ success, failure, task: provedTask, path }] = useState(() => {
    const outcome = openIdOutcomeIn(hash);
    const isProved = outcome.success === 'confirmed';
    return { ...outcome, ...(isProved ? rememberedErrand(HERE) : NO_ERRAND) };
  });
  // Not while it renders, which may happen anew before anything is shown.
  useEffect(() => {
    if (success === 'confirmed') forgetErrand();
  }, [success]);
  const isTold = success !== undefined || failure !== undefined;
  useEffect(() => {
    if (isTold) navigate(path, { replace: true });
  }, [isTold, path, navigate]);
  useEffect(() => {
    const words = success && WORDS[success];
    // What opens for it says so itself.
    if (words && provedTask === undefined) toast(words);
  }, [success, provedTask]);
  return { failure, provedTask };
}
