import type { ComponentProps } from 'react';

import { Button } from '../controls/button.tsx';

type KeepOrRemoveProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly onKeep: () => void;
};

type KeepButtonProps = {
  readonly onClick: () => void;
  /** What was asked is being done: it is too late to keep it. */
  readonly tooLate?: boolean;
};

/** Closes a dialog that asks before something goes. */
export function KeepButton({ onClick, tooLate = false }: KeepButtonProps) {
  return (
    <Button
      variant="paper"
      className="uppercase"
      aria-disabled={tooLate}
      onClick={() => tooLate || onClick()}
    >
      Keep it
    </Button>
  );
}

/** The actions of a dialog that asks before something goes; all but `onKeep` is the removing button's. */
export function KeepOrRemove({ onKeep, ...removing }: KeepOrRemoveProps) {
  return (
    <>
      <KeepButton onClick={onKeep} tooLate={removing.pending ?? false} />
      <Button {...removing} variant="tomato" className="uppercase" />
    </>
  );
}
