import { SIGN_IN_META } from '@morsel/sdk/rules';

import { usePromptSignInOptions } from '../../data/account/sign-in-options.ts';
import { EntrancePart } from '../../features/entrance/entrance-part.tsx';
import { Entrance } from '../../features/entrance/entrance.tsx';
import { OtherWays } from '../../features/entrance/other-ways.tsx';
import { openIdOutcomeIn } from '../../features/open-id/open-id-outcome.ts';
import { openIdFailureText, openIdWords } from '../../features/open-id/open-id-text.ts';
import { OpenIdButton } from '../../features/open-id/open-id-way.tsx';
import { useLocation } from '../../navigation/use-location.ts';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { OpenIdArrival } from './open-id-arrival.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/**
 * The way in; where the address carries the token of a reset link, by way of a new password, and where
 * it tells what came of the identity provider, with that.
 */
export function SignInScreen() {
  usePageMeta(SIGN_IN_META);
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('reset');
  return (
    <Entrance>
      {token ? <ResetForm key={token} token={token} /> : <WaysIn key={hash} hash={hash} />}
    </Entrance>
  );
}

function WaysIn({ hash }: { readonly hash: string }) {
  const { success, failure } = openIdOutcomeIn(hash);
  const { options, isAwaited } = usePromptSignInOptions();
  if (success) return <OpenIdArrival outcome={success} />;
  if (isAwaited) return <EntrancePart title="Sign in">One moment...</EntrancePart>;
  const words = openIdWords(options);
  const { name, hasPasswordForm } = words;
  const notice = failure && openIdFailureText(failure, words);
  if (hasPasswordForm) return <SignInForm notice={notice} />;
  return (
    <EntrancePart title="Sign in" notice={notice}>
      <p>Readers of this Morsel sign in with {name}.</p>
      <OpenIdButton variant="tomato" label="Sign in" name={name} />
      <OtherWays>
        <PasskeyWay />
      </OtherWays>
    </EntrancePart>
  );
}
