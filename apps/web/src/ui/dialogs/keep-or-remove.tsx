import type { ComponentProps } from 'react';

import { Button } from '../controls/button.tsx';

type KeepOrRemoveProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly onKeep: () => void;
};

/** The actions of a dialog that asks before something goes; all but `onKeep` is the removing button's. */
export function KeepOrRemove({ onKeep, ...removing }: KeepOrRemoveProps) {
  return (
    <>
      <Button variant="paper" className="uppercase" onClick={onKeep}>
        Keep it
      </Button>
      <Button {...removing} variant="tomato" className="uppercase" />
    </>
  );
}
