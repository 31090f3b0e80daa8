import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { dropShare, keptShares, type Share } from '../../shares/kept-shares.ts';
import { SHARED_WORDS, type ShareTrouble, TROUBLE } from '../../shares/receive-share.ts';

/**
 * What other apps shared, in the order in which it comes into the form. It waits on the device until
 * it is dropped, also when the page is left; words in the address (older installations share so) are read once.
 */
export function useShares() {
  const [params, setParams] = useSearchParams();
  const [shares, setShares] = useState(() => sharesInAddress(params));
  const [trouble] = useState(() => troubleIn(params));
  useEffect(() => {
    const rest = withoutShared(params);
    if (rest.size < params.size) setParams(rest, { replace: true });
  }, [params, setParams]);
  useEffect(() => {
    let isLeft = false;
    void keptShares(Date.now()).then((kept) => {
      if (!isLeft) setShares((before) => [...before.filter(({ key }) => !key), ...kept]);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const drop = (done: Share) => {
    setShares((before) => before.filter((share) => share !== done));
    // What cannot be dropped comes again, and can be left out then.
    void dropShare(done).catch(() => {});
  };
  return { shares, trouble, drop };
}

function sharesInAddress(params: URLSearchParams): Share[] {
  return SHARED_WORDS.some((name) => params.has(name)) ? [{ words: params }] : [];
}

function troubleIn(params: URLSearchParams): ShareTrouble | undefined {
  const trouble = params.get(TROUBLE);
  return trouble === 'missed' || trouble === 'no-room' ? trouble : undefined;
}

/** The address without what was shared. */
export function withoutShared(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [...SHARED_WORDS, TROUBLE]) rest.delete(name);
  return rest;
}
