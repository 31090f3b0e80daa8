import { SIGN_IN_META } from '@morsel/sdk/rules';
import { useLocation } from 'react-router';

import { Entrance } from '../../features/entrance/entrance.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way in; where the address carries the token of a reset link, by way of a new password. */
export function SignInScreen() {
  usePageMeta(SIGN_IN_META);
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('reset');
  return <Entrance>{token ? <ResetForm key={token} token={token} /> : <SignInForm />}</Entrance>;
}
