import type { Source } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useAddingText } from '../../data/sources.ts';
import { Button } from '../../ui/button.tsx';
import { failureReason } from '../../ui/failure-reason.ts';
import {
  noText,
  type PickedText,
  textFault,
  textToSend,
} from '../../ui/text-picker/picked-text.ts';
import { TextPicker } from '../../ui/text-picker/text-picker.tsx';
import { lengthWords } from '../../ui/text-picker/text-words.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Adds a text to the book; what was chosen stays until it has been read. */
export function AddText({ bookId }: { readonly bookId: number }) {
  const [picked, setPicked] = useState(noText);
  const { mutate, reset, isPending, error } = useAddingText(bookId, {
    onSuccess: (source) => {
      setPicked(noText);
      toastRead(source);
    },
  });
  const text = textToSend(picked);
  const fault = textFault(picked);
  const pick = (change: Partial<PickedText>): void => {
    reset();
    setPicked({ ...picked, ...change });
  };
  return (
    <form
      className="add-text"
      aria-label="Add a text"
      onSubmit={(event) => {
        event.preventDefault();
        if (text && fault === undefined && !isPending) mutate(text);
      }}
    >
      <TextPicker
        picked={picked}
        onPick={pick}
        fault={fault ?? (error ? failureReason(error) : undefined)}
        disabled={isPending}
      />
      <Button
        type="submit"
        className="uppercase"
        pending={isPending}
        disabled={text === undefined || fault !== undefined}
      >
        {isPending ? 'Reading it...' : 'Add text'}
      </Button>
    </form>
  );
}

function toastRead({ name, words }: Source): void {
  const description = `“${name}” was read: ${lengthWords(words)}.`;
  toast({ title: 'Text Added!', description, variant: 'good' });
}
