import type { Source } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useAddText } from '../../../data/sources/sources.ts';
import {
  noText,
  type PickedText,
  textFault,
  textToSend,
} from '../../../features/texts/picked-text.ts';
import { lengthText } from '../../../features/texts/text-labels.ts';
import { TextPicker } from '../../../features/texts/text-picker.tsx';
import { useNavigate } from '../../../navigation/use-location.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

/** Adds a text to the book; what was chosen stays until it has been read. */
export function AddText({ bookId }: { readonly bookId: number }) {
  const [picked, setPicked] = useState(noText);
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = useAddText(bookId, {
    onSuccess: (source) => {
      setPicked(noText);
      toastRead(source, () => navigate(`/book/${bookId}/bites`));
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
        fault={fault ?? (error ? failureText(error) : undefined)}
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

function toastRead({ name, words }: Source, toBites: () => void): void {
  const description = `“${name}” was read: ${lengthText(words)}.`;
  const action = { label: 'Pick your bites', run: toBites };
  toast({ title: 'Text Added!', description, variant: 'good', action });
}
