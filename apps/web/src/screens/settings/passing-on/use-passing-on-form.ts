import type { NewSyncServer, PassingOn, SyncServer } from '@morsel/sdk/contract';
import { useState } from 'react';

import { isProofNeeded } from '../../../data/account/sign-in-ways.ts';
import { useSyncServerNaming } from '../../../data/reading-along/sync-server.ts';
import { type Fault, faultOf } from '../../../ui/failure/failure-text.ts';

const FIELDS = ['url', 'userName', 'password'] as const;

type PassingOnField = (typeof FIELDS)[number];

const MISSING: Readonly<Record<PassingOnField, string>> = {
  url: 'Fill in an address.',
  userName: 'Fill in the user name.',
  password: 'Fill in the password.',
};

/** With what another server is logged in to, and how sending it goes; a failure keeps the input. */
export function usePassingOnForm(server: SyncServer | null, onNamed: (named: PassingOn) => void) {
  const naming = useSyncServerNaming({ onSuccess: onNamed });
  const [login, setLogin] = useState<NewSyncServer>({
    url: server?.url ?? '',
    userName: server?.userName ?? '',
    password: '',
  });
  const [fault, setFault] = useState<Fault<PassingOnField>>();
  const send = () => {
    const missing = FIELDS.find((field) => login[field].trim() === '');
    setFault(missing && { text: MISSING[missing], field: missing });
    if (missing || naming.isPending) return;
    const sent = { ...login, url: login.url.trim(), userName: login.userName.trim() };
    naming.mutate(sent, {
      onError: (failure) => {
        if (!isProofNeeded(failure)) setFault(faultOf(failure, FIELDS, 'settings'));
      },
    });
  };
  return {
    /** What a field shows, and what typing in it does. */
    fieldOf: (field: PassingOnField) => ({
      value: login[field],
      readOnly: naming.isPending,
      error: fault?.field === field ? fault.text : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        setLogin({ ...login, [field]: currentTarget.value });
        setFault(undefined);
      },
    }),
    fault,
    isPending: naming.isPending,
    isUnproved: isProofNeeded(naming.error),
    send,
    /** Back to the form. */
    giveUpProof: naming.reset,
  };
}
