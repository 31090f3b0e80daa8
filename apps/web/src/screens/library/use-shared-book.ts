import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { NewBookInput } from './new-book.ts';
import { isShared, sharedBook, withoutShared } from './shared-book.ts';

/** What another app shared as it opened the library. The address forgets it: it fills the form once. */
export function useSharedBook(): NewBookInput | undefined {
  const [params, setParams] = useSearchParams();
  const [book] = useState(() => (isShared(params) ? sharedBook(params) : undefined));
  useEffect(() => {
    if (isShared(params)) setParams(withoutShared(params), { replace: true });
  }, [params, setParams]);
  return book;
}
