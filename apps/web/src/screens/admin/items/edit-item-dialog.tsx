import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { useEffect, useRef, useState } from 'react';

import { useItemEdit } from '../../../data/admin/admin-items.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type Fault, faultOf } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { EditFields } from './edit-fields.tsx';
import { ItemRemarks } from './item-remarks.tsx';

interface EditItemDialogProps {
  readonly item: AdminItem;
  readonly onClose: () => void;
}

/**
 * An item as a form, under what is said of it; what the checks refuse is said, and everything typed
 * stays.
 */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
  const input = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ItemEdit>(item.content);
  const [fault, setFault] = useState<Fault<string>>();
  const { mutate, isPending: pending } = useItemEdit(item.id, {
    onSuccess: () => {
      toast({ title: 'Saved', description: 'Readers get the new wording.', variant: 'good' });
      onClose();
    },
    onError: (error) => setFault(faultOf(error, fieldsOf(draft))),
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
      <ItemRemarks item={item} />
      <EditFields draft={draft} fault={fault} readOnly={pending} onChange={setDraft} />
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}

/** What kind of item it is, is no field of the form. */
function fieldsOf(draft: ItemEdit): string[] {
  return Object.keys(draft).filter((name) => name !== 'type');
}

/** The first field with nothing in it, or with an entry that has nothing in it. */
function emptyField(draft: ItemEdit): Fault<string> | undefined {
  const field = Object.entries(draft).find(([, value]) => isEmpty(value))?.[0];
  return field === undefined ? undefined : { text: 'Fill this in.', field };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isEmpty);
  return typeof value === 'string' && value.trim() === '';
}
