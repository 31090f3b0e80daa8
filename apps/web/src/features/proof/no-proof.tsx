import { usePasskeys } from '../../data/account/passkeys.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { usePasskeysHere } from '../passkeys/use-passkeys-here.ts';
import { useProofWays } from './use-proof-ways.ts';

/** For readers who have nothing that they could prove it by here: what they can do instead. */
export function NoProof() {
  const { ways, canType } = useProofWays();
  const { data: options } = useSignInOptions();
  const { data: passkeys = [] } = usePasskeys();
  const { isPossible, whyNot } = usePasskeysHere();
  const hasLink = ways?.openIdLink && options?.openIdName;
  if (canType || hasLink || (isPossible && passkeys.length > 0)) return null;
  return (
    <p>
      {passkeys.length > 0 && `${whyNot ?? 'Whether your passkeys work here is not known yet.'} `}
      Nothing of your account can prove it here. Ask an admin for a link that sets a password.
    </p>
  );
}
