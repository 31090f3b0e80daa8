import { useEffect, useState } from 'react';

import { useSearchParams } from '../../navigation/use-search-params.ts';
import { dropShare, keepAgain, keptShares, type Share } from '../../shares/kept-shares.ts';
import { unreserved } from '../../shares/reserve-share.ts';
import {
  SHARE_TROUBLES,
  SHARED_WORDS,
  type ShareTrouble,
  TROUBLE,
} from '../../shares/share-address.ts';

/**
 * What other apps shared, in the order in which it comes into the form. It waits on the device until
 * it is dropped, also when the page is left; what is being added right now is none of them. Words in the address (older installations share so) are read once.
 */
export function useShares() {
  const [params, setParams] = useSearchParams();
  const [shares, setShares] = useState(() => sharesInAddress(params));
  const [troubles] = useState(() => troublesIn(params));
  useEffect(() => {
    const rest = withoutShared(params);
    if (rest.size < params.size) setParams(rest);
  }, [params, setParams]);
  useEffect(() => {
    let isLeft = false;
    void keptShares(Date.now())
      .then(unreserved)
      .then((kept) => {
        if (!isLeft) setShares((before) => [...before.filter(({ key }) => !key), ...kept]);
      });
    return () => {
      isLeft = true;
    };
  }, []);
  const drop = async (done: Share) => {
    setShares((before) => before.filter((share) => share !== done));
    // What cannot be dropped comes again, and can be left out then.
    await dropShare(done).catch(() => {});
  };
  const bringBack = (dropped: Share) => {
    setShares((before) => [dropped, ...before]);
    // It is in the form at least.
    void keepAgain(dropped).catch(() => {});
  };
  return { shares, troubles, drop, bringBack };
}

function sharesInAddress(params: URLSearchParams): Share[] {
  return SHARED_WORDS.some((name) => params.has(name)) ? [{ words: params }] : [];
}

function troublesIn(params: URLSearchParams): ShareTrouble[] {
  const told = params.getAll(TROUBLE);
  return SHARE_TROUBLES.filter((trouble) => told.includes(trouble));
}

/** The address without what was shared. */
export function withoutShared(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [...SHARED_WORDS, TROUBLE]) rest.delete(name);
  return rest;
}
