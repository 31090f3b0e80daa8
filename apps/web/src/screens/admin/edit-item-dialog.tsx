import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { useEffect, useRef, useState } from 'react';

import { useItemEdit } from '../../data/admin-items.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { type EditFault, editFault, emptyField } from './edit-fault.ts';
import { EditFields } from './edit-fields.tsx';

interface EditItemDialogProps {
  readonly item: AdminItem;
  readonly onClose: () => void;
}

/** An item as a form; what the checks refuse is said, and everything typed stays. */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
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
    <FormDialog
      ref={input}
      title="Edit item"
      className="item-form"
      submitLabel={pending ? 'Saving...' : 'Save'}
      pending={pending}
      onSubmit={save}
      onClose={onClose}
    >
      <EditFields draft={draft} fault={fault} readOnly={pending} onChange={setDraft} />
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}
