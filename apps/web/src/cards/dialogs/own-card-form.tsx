import { LONGEST } from '@morsel/sdk/domain';
import { useState } from 'react';

import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { type Fault, faultOf } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFocusOnFault } from '../../ui/fields/use-focus-on-fault.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import type { PassageCard } from './item-verbs.ts';

interface OwnCardFormProps {
  /** Words of the passage, which become the back. */
  readonly quote: string;
  readonly onCard: (card: PassageCard) => Promise<unknown>;
  readonly onClose: () => void;
}

type CardFault = Fault<(typeof SIDES)[number]>;

/** A flashcard of the reader's own to words of a passage; a failure keeps what was typed. */
export function OwnCardForm({ quote, onCard, onClose }: OwnCardFormProps) {
  const [sides, setSides] = useState({ front: '', back: quote });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<CardFault>();
  const form = useFocusOnFault(fault);
  const write = (change: Partial<typeof sides>) => {
    setSides({ ...sides, ...change });
    setFault(undefined);
  };
  const save = async () => {
    const missing = missingIn(sides);
    setFault(missing);
    if (missing || pending) return;
    setPending(true);
    try {
      await onCard({ front: sides.front.trim(), back: sides.back.trim(), quote });
      toast({
        title: 'Card added',
        description: 'It is in your feed. The page of the book has it under “Yours”.',
        variant: 'good',
      });
      onClose();
    } catch (error) {
      setFault(faultOf(error, SIDES));
      setPending(false);
    }
  };
  return (
    <FormDialog
      ref={form}
      title="Make a card"
      className="own-card-form"
      submitLabel={pending ? 'Saving...' : 'Save card'}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {SIDES.map((side) => (
        <TextArea
          {...FIELDS[side]}
          key={side}
          value={sides[side]}
          readOnly={pending}
          error={fault?.field === side ? fault.text : undefined}
          onChange={({ currentTarget }) => write({ [side]: currentTarget.value })}
        />
      ))}
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}

const SIDES = ['front', 'back'] as const;

const FIELDS = {
  front: { label: 'Front', hint: 'What it asks you.', rows: 2, maxLength: LONGEST.stem },
  back: {
    label: 'Back',
    hint: 'What you want to know, in the words of the book or your own.',
    rows: 4,
    maxLength: LONGEST.back,
  },
} as const;

function missingIn({ front, back }: { front: string; back: string }): CardFault | undefined {
  if (front.trim() === '') return { text: 'Write what the card asks.', field: 'front' };
  return back.trim() === '' ? { text: 'Write what stands on its back.', field: 'back' } : undefined;
}
