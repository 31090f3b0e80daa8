import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { useEffect, useId, useRef, useState } from 'react';

import { useItemEdit } from '../../data/admin-items.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { type EditFault, editFault, emptyField } from './edit-fault.ts';
import { EditFields } from './edit-fields.tsx';

interface EditItemDialogProps {
  readonly item: AdminItem;
  readonly onClose: () => void;
}

/** An item as a form; what the checks refuse is said, and everything typed stays. */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
  const form = useId();
  const input = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ItemEdit>(item.content);
  const [fault, setFault] = useState<EditFault>();
  const { mutate, isPending: pending } = useItemEdit(item.id, {
    onSuccess: () => {
      toast({ title: 'Saved', description: 'Readers get the new wording.', variant: 'good' });
      onClose();
    },
    onError: (error) => setFault(editFault(error, draft)),
  });
  useEffect(() => {
    if (fault) input.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);
  const save = (): void => {
    const empty = emptyField(draft);
    setFault(empty);
    if (!empty && !pending) mutate(draft);
  };
  return (
    <Dialog
      title="Edit item"
      onClose={onClose}
      actions={
        <>
          <Button variant="paper" className="uppercase" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} className="uppercase" pending={pending}>
            {pending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        ref={input}
        id={form}
        noValidate
        className="item-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <EditFields draft={draft} fault={fault} readOnly={pending} onChange={setDraft} />
        {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
      </form>
    </Dialog>
  );
}
