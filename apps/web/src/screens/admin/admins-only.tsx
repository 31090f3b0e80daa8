import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Explains the page to people who may not use it. */
export function AdminsOnly({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      title="For admins only"
      action={
        <ButtonLink variant="tomato" className="uppercase" to="/signin">
          Sign in
        </ButtonLink>
      }
    >
      Here admins change covers, have questions and flashcards generated, and decide which books
      everybody sees.{' '}
      {signedIn
        ? 'Your account is not an admin’s. Sign in with one that is.'
        : 'Sign in with an admin’s account to go on.'}
    </EmptyState>
  );
}
