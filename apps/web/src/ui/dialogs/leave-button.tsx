import { Button } from '../controls/button.tsx';

export type LeaveButtonProps = {
  readonly onClick: () => void;
  /** What was asked is being done: whoever left would not learn what becomes of it. */
  readonly tooLate?: boolean;
};

/** Closes a dialog, and leaves all as it was. */
export function LeaveButton(props: LeaveButtonProps & { readonly children: string }) {
  const { onClick, tooLate = false, children } = props;
  return (
    <Button
      variant="paper"
      className="uppercase"
      aria-disabled={tooLate}
      onClick={() => tooLate || onClick()}
    >
      {children}
    </Button>
  );
}
