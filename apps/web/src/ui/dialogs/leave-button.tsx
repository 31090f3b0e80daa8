import { useContext } from 'react';

import { Button } from '../controls/button.tsx';
import { OverdueContext } from './overdue-context.ts';

export type LeaveButtonProps = {
  readonly onClick: () => void;
  /** What was asked is being done: whoever left would not learn what becomes of it. */
  readonly tooLate?: boolean;
};

/** Closes a dialog, and leaves all as it was; where no answer comes for long, whatever becomes of it. */
export function LeaveButton(props: LeaveButtonProps & { readonly children: string }) {
  const { onClick, tooLate = false, children } = props;
  const isOverdue = useContext(OverdueContext);
  const isDeaf = tooLate && !isOverdue;
  return (
    <Button
      variant="paper"
      className="uppercase"
      aria-disabled={isDeaf}
      onClick={() => isDeaf || onClick()}
    >
      {tooLate && isOverdue ? 'Leave anyway' : children}
    </Button>
  );
}
