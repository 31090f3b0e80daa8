import { SIGN_UP_META } from '@morsel/sdk/rules';

import { usePromptSignInOptions } from '../../data/account/sign-in-options.ts';
import { EntrancePart } from '../../features/entrance/entrance-part.tsx';
import { Entrance } from '../../features/entrance/entrance.tsx';
import { OpenIdButton } from '../../features/open-id/open-id-way.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** The way to an account: by a form, or by the identity provider alone. */
export function SignUpScreen() {
  usePageMeta(SIGN_UP_META);
  return (
    <Entrance>
      <WaysUp />
    </Entrance>
  );
}

function WaysUp() {
  const { options, isAwaited } = usePromptSignInOptions();
  if (isAwaited) return <EntrancePart title="Sign up">One moment...</EntrancePart>;
  if (!options?.openIdName || options.hasPasswordForm) return <SignUpForm />;
  return (
    <EntrancePart title="Sign up">
      {options.openIdCreatesAccounts ? (
        <>
          <p>Accounts of this Morsel come from {options.openIdName}.</p>
          <OpenIdButton variant="tomato" label="Sign up" name={options.openIdName} />
        </>
      ) : (
        <p>This Morsel makes no new accounts by itself. Ask an admin.</p>
      )}
      <p className="entrance-other">
        Already a regular? <Link to="/signin">Sign in</Link>
      </p>
    </EntrancePart>
  );
}
