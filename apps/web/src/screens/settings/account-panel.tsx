import type { User } from '@morsel/sdk/contract';

import { useLogoutEverywhere } from '../../data/account/account-security.ts';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

/** Who is signed in, and the way out on all devices at once. */
export function AccountPanel({ account }: { account: User }) {
  return (
    <Panel className="settings-panel" aria-labelledby="your-account">
      <h2 id="your-account" className="h2">
        Your account
      </h2>
      <dl className="settings-facts">
        <div>
          <dt>Name</dt>
          <dd>
            <bdi>{account.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <bdi>{account.email}</bdi>
          </dd>
        </div>
      </dl>
      <LogoutEverywhere />
    </Panel>
  );
}

function LogoutEverywhere() {
  const { mutate, isPending, isSuccess, error } = useLogoutEverywhere({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Logged out everywhere',
        description: 'Every device is signed out, this one too.',
        variant: 'good',
      }),
  });
  const pending = isPending || isSuccess;
  return (
    <div className="settings-part">
      <p>Lost a device, or signed in on one that is not yours? This signs out every device.</p>
      <Button variant="paper" className="uppercase" pending={pending} onClick={() => mutate()}>
        {pending ? 'Logging out...' : 'Log out everywhere'}
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </div>
  );
}
