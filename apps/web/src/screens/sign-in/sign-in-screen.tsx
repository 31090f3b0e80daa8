import { useLocation } from 'react-router';

import { Entrance } from '../../ui/entrance/entrance.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const META = {
  title: 'Sign in | Morsel',
  description: 'Sign in to go on with your books, level and streak.',
  path: '/signin',
};

/** The way in; where the address carries the token of a reset link, by way of a new password. */
export function SignInScreen() {
  usePageMeta(META);
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('reset');
  return <Entrance>{token ? <ResetForm key={token} token={token} /> : <SignInForm />}</Entrance>;
}
