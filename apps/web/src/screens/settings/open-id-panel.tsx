import type { OpenIdLink } from '@morsel/sdk/contract';

import { useOpenIdLinking, useOpenIdUnlinking } from '../../data/account/open-id.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { isProofNeeded, useSignInWays } from '../../data/account/sign-in-ways.ts';
import { openIdErrorText } from '../../features/open-id/open-id-text.ts';
import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { useFocusOnChange } from '../../ui/page/use-focus-on-change.ts';
import { useLeaving } from '../../ui/page/use-leaving.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

/** Who the account is at the identity provider, where the server has one: to link and to unlink. */
export function OpenIdPanel({ email }: { readonly email: string }) {
  const { data: options } = useSignInOptions();
  const { data: ways } = useSignInWays();
  // The button that was pressed is gone with what it did.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    ways && (ways.openIdLink ? 'linked' : 'unlinked'),
  );
  if (!options?.openIdName) return null;
  return (
    <Panel className="settings-panel" aria-labelledby="your-open-id">
      <h2 ref={heading} tabIndex={-1} id="your-open-id" className="h2">
        Sign in with {options.openIdName}
      </h2>
      <LinkWhenThere email={email} name={options.openIdName} />
    </Panel>
  );
}

type LinkProps = {
  /** Of the account. */
  readonly email: string;
  /** What readers know the provider by. */
  readonly name: string;
};

function LinkWhenThere(props: LinkProps) {
  const { data: ways, isError, error, isFetching, refetch } = useSignInWays();
  if (ways) {
    return ways.openIdLink ? <Linked {...props} link={ways.openIdLink} /> : <Unlinked {...props} />;
  }
  if (!isError) return <p>Loading what is linked...</p>;
  return (
    <PartFailure
      what="What is linked"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Unlinked({ email, name }: LinkProps) {
  const { mutate, reset, isPending, isSuccess, error } = useOpenIdLinking();
  const pending = useLeaving(isSuccess) || isPending;
  const needsProof = isProofNeeded(error);
  return (
    <div className="settings-part">
      <p>Link it, and you can sign in with it here, too. You are led there and back.</p>
      <Button className="uppercase" pending={pending} onClick={() => mutate()}>
        {pending ? `Going to ${name}...` : `Link ${name}`}
      </Button>
      {error && !needsProof && (
        <FieldError role="alert">{openIdErrorText(error, 'settings')}</FieldError>
      )}
      {needsProof && (
        <ProofDialog
          email={email}
          what={`Prove that it is you who links ${name}.`}
          onProved={() => mutate()}
          onClose={reset}
        />
      )}
    </div>
  );
}

function Linked({ email, name, link }: LinkProps & { readonly link: OpenIdLink }) {
  const { mutate, reset, isPending, error } = useOpenIdUnlinking({
    onSuccess: () =>
      toast({
        title: 'Unlinked',
        description: `${name} does not let you in here any more. This device stays signed in.`,
        variant: 'good',
      }),
  });
  const { data: ways } = useSignInWays();
  const needsProof = isProofNeeded(error);
  return (
    <>
      <dl className="settings-facts">
        <div>
          <dt>Linked to</dt>
          <dd>
            <bdi>{link.email ?? `your account at ${name}`}</bdi>
          </dd>
        </div>
      </dl>
      <div className="settings-part">
        {ways?.onlyWay === 'openid' ? (
          <p>It is your only way to sign in: add another one before you unlink it.</p>
        ) : (
          <Button
            variant="paper"
            className="uppercase"
            pending={isPending}
            onClick={() => mutate()}
          >
            {isPending ? 'Unlinking...' : 'Unlink'}
          </Button>
        )}
        {error && !needsProof && (
          <FieldError role="alert">{openIdErrorText(error, 'settings')}</FieldError>
        )}
      </div>
      {needsProof && (
        <ProofDialog
          email={email}
          what={`Prove that it is you who unlinks ${name}.`}
          onProved={() => mutate()}
          onClose={reset}
        />
      )}
    </>
  );
}
