import { hasPasskeySupport } from '../../data/account/authenticator.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';

const NOT_AT_THIS_ADDRESS =
  'Passkeys need https, or this very machine at localhost. Where you have opened Morsel now, browsers do not have them.';
const NOT_IN_THIS_BROWSER = 'This browser cannot use passkeys. Try another one, or update it.';

/** Whether passkeys can be made and used where Morsel is open, and if not, why; false until that is known. */
export function usePasskeysHere(): { isPossible: boolean; whyNot: string | undefined } {
  const { data: options } = useSignInOptions();
  const whyNot =
    options?.hasPasskeys === false
      ? NOT_AT_THIS_ADDRESS
      : hasPasskeySupport()
        ? undefined
        : NOT_IN_THIS_BROWSER;
  return { isPossible: options !== undefined && whyNot === undefined, whyNot };
}
