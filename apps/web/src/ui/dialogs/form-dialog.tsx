import { type ReactNode, type Ref, useId } from 'react';

import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  /** Of its form. */
  ref: Ref<HTMLFormElement>;
  className: string;
  /** What sending it is called. */
  submitLabel: string;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with something to fill in, to be sent or to be left as it was. */
export function FormDialog(props: FormDialogProps) {
  const { title, ref, className, submitLabel, pending, onSubmit, onClose, children } = props;
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="paper" className="uppercase" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} className="uppercase" pending={pending}>
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
