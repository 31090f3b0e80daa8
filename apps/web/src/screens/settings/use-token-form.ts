import type { CreatedAccessToken } from '@morsel/sdk/contract';
import type { TokenScope } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';
import { useState } from 'react';

import { isProofNeeded } from '../../data/account/sign-in-ways.ts';
import { useTokenCreation } from '../../data/account/tokens.ts';
import { type Fault, faultOf } from '../../ui/failure/failure-text.ts';
import { endOf, LIFETIMES, type Lifetime } from './token-text.ts';

const FIELDS = ['name', 'scopes', 'expiresAt'] as const;

type TokenFault = Fault<(typeof FIELDS)[number]>;

type Wanted = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly lifetime: Lifetime;
};

/** What a new token is to be, and how making it goes; a failure keeps the input. */
export function useTokenForm(onMade: (made: CreatedAccessToken) => void) {
  const [wanted, setWanted] = useState<Wanted>({
    name: '',
    scopes: ['read'],
    lifetime: LIFETIMES[1],
  });
  const [fault, setFault] = useState<TokenFault>();
  const { mutate, reset, isPending, error } = useTokenCreation({
    onSuccess: onMade,
    onError: (failure) => {
      if (!isProofNeeded(failure)) setFault(faultOf(failure, FIELDS, 'settings'));
    },
  });
  const send = () => {
    const missing = missingIn(wanted);
    setFault(missing);
    if (missing || isPending) return;
    const { name, scopes, lifetime } = wanted;
    mutate({
      name: tidyName(name),
      scopes: [...scopes],
      expiresAt: endOf(lifetime, Date.now()),
    });
  };
  return {
    wanted,
    change: (changed: Partial<Wanted>) => {
      // What is on its way is not changed any more.
      if (isPending) return;
      setWanted({ ...wanted, ...changed });
      setFault(undefined);
    },
    faultIn: (field: (typeof FIELDS)[number]) => (fault?.field === field ? fault.text : undefined),
    fault,
    isPending,
    isUnproved: isProofNeeded(error),
    send,
    /** Back to the form. */
    giveUpProof: reset,
  };
}

function missingIn({ name, scopes }: Wanted): TokenFault | undefined {
  if (name.trim() === '') return { text: 'Fill in a name.', field: 'name' };
  return scopes.length === 0 ? { text: 'Choose at least one.', field: 'scopes' } : undefined;
}
