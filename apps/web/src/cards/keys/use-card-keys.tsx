import { type ReactNode, useEffect, useState } from 'react';

/** What makes the keys of the cards on a screen work; fetched once the screen stands. */
export function useCardKeys(): ReactNode {
  const [keys, setKeys] = useState<ReactNode>();
  useEffect(() => {
    void import('./card-keys.tsx').then(
      ({ CardKeys }) => setKeys(<CardKeys />),
      () => undefined,
    );
  }, []);
  return keys;
}
