import type { ComponentProps } from 'react';

import { Button } from '../controls/button.tsx';

type KeepOrRemoveProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly onKeep: () => void;
};

/** Closes a dialog that asks before something goes. */
export function KeepButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="paper" className="uppercase" onClick={onClick}>
      Keep it
    </Button>
  );
}

/** The actions of a dialog that asks before something goes; all but `onKeep` is the removing button's. */
export function KeepOrRemove({ onKeep, ...removing }: KeepOrRemoveProps) {
  return (
    <>
      <KeepButton onClick={onKeep} />
      <Button {...removing} variant="tomato" className="uppercase" />
    </>
  );
}
