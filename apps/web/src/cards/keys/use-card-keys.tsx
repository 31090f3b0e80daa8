import { type ReactNode, useEffect, useState } from 'react';

import { firstScreen } from '../../ui/page/first-screen.ts';

/** What makes the keys of the cards on a screen work; fetched once the screen stands. */
export function useCardKeys(): ReactNode {
  const [keys, setKeys] = useState<ReactNode>();
  useEffect(() => {
    void firstScreen()
      .then(() => import('./card-keys.tsx'))
      .then(
        ({ CardKeys }) => setKeys(<CardKeys />),
        () => undefined,
      );
  }, []);
  return keys;
}
