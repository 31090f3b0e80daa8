import type { OwnItem, OwnItemChange } from '@morsel/sdk/contract';
import { GAP, LONGEST } from '@morsel/sdk/domain';
import { useState } from 'react';

import { useChangeOwnItem } from '../../../data/own-items/own-items.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type Fault, faultOf } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useFocusOnFault } from '../../../ui/fields/use-focus-on-fault.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

interface EditOwnDialogProps {
  readonly item: OwnItem;
  readonly onClose: () => void;
}

type FieldName = 'front' | 'back' | 'text' | 'answer' | 'accepted';
type Draft = Partial<Record<FieldName, string>>;

/** An own item as a form; what is refused stands beside its field, and what was typed stays. */
export function EditOwnDialog({ item, onClose }: EditOwnDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(item));
  const [fault, setFault] = useState<Fault<FieldName>>();
  const { mutate, isPending: pending } = useChangeOwnItem(item.id, {
    onSuccess: () => {
      toast({ title: 'Saved', variant: 'good' });
      onClose();
    },
    onError: (error) => setFault(faultOf(error, Object.keys(FIELDS).filter(isFieldName))),
  });
  const form = useFocusOnFault(fault);
  const save = () => {
    const wrong = faultIn(draft);
    setFault(wrong);
    if (!wrong && !pending) mutate(changeOf(draft));
  };
  return (
    <FormDialog
      ref={form}
      title={item.type === 'cloze' ? 'Edit question' : 'Edit flashcard'}
      className="own-form"
      submitLabel={pending ? 'Saving...' : 'Save'}
      pending={pending}
      onSubmit={save}
      onClose={onClose}
    >
      {Object.keys(draft)
        .filter(isFieldName)
        .map((name) => (
          <OwnField
            key={name}
            name={name}
            value={draft[name] ?? ''}
            readOnly={pending}
            error={fault?.field === name ? fault.text : undefined}
            onType={(value) => {
              setDraft({ ...draft, [name]: value });
              setFault(undefined);
            }}
          />
        ))}
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}

interface OwnFieldProps {
  readonly name: FieldName;
  readonly value: string;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}

const FIELDS = {
  front: { label: 'Front', maxLength: LONGEST.stem, rows: 2 },
  back: { label: 'Back', maxLength: LONGEST.back, rows: 4 },
  text: {
    label: 'Sentence',
    hint: `${GAP} is where the gap is.`,
    maxLength: LONGEST.stem,
    rows: 4,
  },
  answer: { label: 'What fills the gap', maxLength: LONGEST.written },
  accepted: { label: 'Also right', note: 'optional', hint: 'One wording a line.', rows: 2 },
} as const;

const isFieldName = (name: string): name is FieldName => name in FIELDS;

function OwnField({ name, onType, ...rest }: OwnFieldProps) {
  const { ...field } = FIELDS[name];
  return 'rows' in field ? (
    <TextArea {...field} {...rest} onChange={({ currentTarget }) => onType(currentTarget.value)} />
  ) : (
    <Field {...field} {...rest} onChange={({ currentTarget }) => onType(currentTarget.value)} />
  );
}

function draftOf(item: OwnItem): Draft {
  if (item.type === 'flashcard') return { front: item.front, back: item.back };
  return { text: item.text, answer: item.answer, accepted: item.accepted.join('\n') };
}

function changeOf({ accepted, ...texts }: Draft): OwnItemChange {
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
  const wordings = accepted?.split('\n').map((line) => line.trim());
  return {
    ...Object.fromEntries(trimmed),
    ...(wordings && { accepted: wordings.filter((line) => line !== '') }),
  };
}

function faultIn(draft: Draft): Fault<FieldName> | undefined {
  const empty = Object.keys(draft)
    .filter(isFieldName)
    .find((name) => name !== 'accepted' && draft[name]?.trim() === '');
  if (empty) return { text: 'Fill this in.', field: empty };
  if (draft.text !== undefined && !draft.text.includes(GAP)) {
    return { text: `Write ${GAP} where the gap is.`, field: 'text' };
  }
  return undefined;
}
