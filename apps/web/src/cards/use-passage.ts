import { isApiError } from '@morsel/sdk';
import type { Passage } from '@morsel/sdk/contract';
import { useEffect, useState } from 'react';

export type PassageState =
  | { readonly name: 'loading' }
  | { readonly name: 'there'; readonly passage: Passage }
  | { readonly name: 'gone' }
  | { readonly name: 'failed' };

const LOADING: PassageState = { name: 'loading' };
const NOT_FOUND = 404;

/** Reads the passage as soon as it is shown, and again when asked to. */
export function usePassage(read: () => Promise<Passage>) {
  const [tries, setTries] = useState({ read, count: 1 });
  const [state, setState] = useState(LOADING);

  useEffect(() => {
    let wanted = true;
    void outcomeOf(tries.read()).then((outcome) => wanted && setState(outcome));
    return () => {
      wanted = false;
    };
  }, [tries]);

  function retry() {
    setState(LOADING);
    setTries({ read, count: tries.count + 1 });
  }

  return { state, retry };
}

async function outcomeOf(reading: Promise<Passage>): Promise<PassageState> {
  try {
    return { name: 'there', passage: await reading };
  } catch (error) {
    return { name: isApiError(error) && error.status === NOT_FOUND ? 'gone' : 'failed' };
  }
}
