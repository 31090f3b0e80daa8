import { type ReactNode, type Ref, useId } from 'react';

import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { LeaveButton } from './leave-button.tsx';

type FormDialogProps = {
  title: string;
  /** Of its form. */
  ref: Ref<HTMLFormElement>;
  className: string;
  /** What sending it is called. */
  submitLabel: string;
  /** At work: it stays until that is over, and shows what failed. */
  pending?: boolean;
  /** It cannot be sent for now, and can be left. */
  isHeld?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with something to fill in, to be sent or to be left as it was. */
export function FormDialog(props: FormDialogProps) {
  const { title, ref, className, submitLabel, onSubmit, onClose, children } = props;
  const { pending = false, isHeld = false } = props;
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      pending={pending}
      actions={
        <>
          <LeaveButton onClick={onClose} tooLate={pending}>
            Cancel
          </LeaveButton>
          <Button type="submit" form={form} className="uppercase" pending={pending || isHeld}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={form}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
