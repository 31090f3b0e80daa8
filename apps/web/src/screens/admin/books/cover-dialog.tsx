import type { AdminBook } from '@morsel/sdk/contract';
import { useId, useState } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { coverAddressProblem, isCoverAddress } from '../../../ui/covers/cover-address.ts';
import { CoverPreview } from '../../../ui/covers/cover-preview.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';

type CoverDialogProps = {
  book: AdminBook;
  pending: boolean;
  /** An address that could not be saved, and why. */
  refused: { address: string; words: string } | undefined;
  onSave: (address: string) => void;
  onClose: () => void;
};

/** Asks for the address of a cover picture and shows it. */
export function CoverDialog({ book, pending, refused, onSave, onClose }: CoverDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(() => savedAddress(book));
  const address = typed.trim();
  const refusal = refused?.address === address ? refused.words : undefined;
  const savable = isCoverAddress(address);
  const save = (): void => {
    if (savable && !pending) onSave(address);
  };
  return (
    <Dialog
      title="Edit Book Cover"
      onClose={onClose}
      actions={
        <>
          <Button variant="paper" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!savable} pending={pending}>
            Save Image
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="cover-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <CoverPreview book={book} address={typed} />
        <Field
          label="Cover image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={
            <>
              Of “<bdi>{book.title}</bdi>”. Paste the address of a picture.
            </>
          }
          value={typed}
          readOnly={pending}
          error={coverAddressProblem(typed) ?? refusal}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** What stands in the field at first: the saved address, unless the form could not save it. */
function savedAddress({ imageUrl }: AdminBook): string {
  return imageUrl !== null && isCoverAddress(imageUrl) ? imageUrl : '';
}
