import { problemOf } from '@morsel/sdk';
import type { OpenIdSuccess } from '@morsel/sdk/domain';
import { useEffect, useRef } from 'react';

import { forgetErrand, rememberedErrand } from '../../data/account/open-id-errand.ts';
import { useOpenIdArrival } from '../../data/account/open-id.ts';
import { EntrancePart } from '../../features/entrance/entrance-part.tsx';
import { Redirect } from '../../navigation/redirect.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { loadPageInPlace } from '../../ui/page/load-page.ts';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

type OpenIdArrivalProps = { readonly outcome: OpenIdSuccess };

/** Somebody comes back from the identity provider, signed in: they go on where they were. */
export function OpenIdArrival({ outcome }: OpenIdArrivalProps) {
  const begun = useRef(false);
  const { mutate, error, isPending } = useOpenIdArrival({
    onSuccess: () => {
      const { path } = rememberedErrand();
      forgetErrand();
      loadWithToast(path, greetingFor(outcome), loadPageInPlace);
    },
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(outcome);
  }, [mutate, outcome]);
  // They came long ago, and the session is over.
  if (problemOf(error)?.status === 401) return <Redirect to="/signin" />;
  return (
    <EntrancePart
      title="Signing you in"
      notice={error && !isPending ? failureText(error, 'entrance') : undefined}
    >
      {error ? (
        <Button variant="tomato" wide pending={isPending} onClick={() => mutate(outcome)}>
          TRY AGAIN
        </Button>
      ) : (
        <p>One moment...</p>
      )}
    </EntrancePart>
  );
}

function greetingFor(outcome: OpenIdSuccess) {
  if (outcome === 'signed-up') {
    return {
      title: 'Welcome to Morsel!',
      description: 'Your account has been created successfully.',
      variant: 'good',
    } as const;
  }
  const description =
    outcome === 'joined'
      ? 'Your account is linked now. Its former password is gone, and all other devices are signed out.'
      : 'You have signed in successfully.';
  return { title: 'Welcome back!', description, variant: 'good' } as const;
}
