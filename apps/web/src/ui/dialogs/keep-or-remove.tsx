import type { ComponentProps } from 'react';

import { Button } from '../controls/button.tsx';
import { LeaveButton, type LeaveButtonProps } from './leave-button.tsx';

type KeepOrRemoveProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly onKeep: () => void;
};

/** Closes a dialog that asks before something goes. */
export function KeepButton(props: LeaveButtonProps) {
  return <LeaveButton {...props}>Keep it</LeaveButton>;
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
