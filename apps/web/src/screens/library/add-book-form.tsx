import './add-book-form.css';
import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { CoverPreview } from '../../ui/cover/cover-preview.tsx';
import { Field } from '../../ui/field.tsx';
import { AddBookReport } from './add-book-report.tsx';
import { OptionalParts } from './optional-parts.tsx';
import { useNewBook } from './use-new-book.ts';

/** Where readers add a book of their own; what they typed stays as long as it may be needed. */
export function AddBookForm() {
  const titleId = useId();
  const form = useNewBook();
  const { input, type, faults, pendingStep } = form;
  const busy = pendingStep !== undefined;
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="panel theme-0 add-book"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h2 id={titleId} className="h2">
        Add a New Book
      </h2>
      {form.isShared && (
        <output>Filled in from what you shared. Check it, then add the book.</output>
      )}
      <div className="add-book-fields">
        <Field
          label="Book Title"
          dir="auto"
          autoComplete="off"
          placeholder="e.g. Meditations"
          value={input.title}
          error={faults.title}
          readOnly={busy}
          onChange={({ currentTarget }) => type({ title: currentTarget.value })}
        />
        <Field
          label="Author"
          dir="auto"
          autoComplete="off"
          placeholder="e.g. Marcus Aurelius"
          value={input.author}
          error={faults.author}
          readOnly={busy}
          onChange={({ currentTarget }) => type({ author: currentTarget.value })}
        />
        <Field
          label="Book Cover Image URL"
          note="(optional)"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={input.imageUrl}
          error={faults.imageUrl}
          readOnly={busy}
          onChange={({ currentTarget }) => type({ imageUrl: currentTarget.value })}
        />
      </div>
      {input.imageUrl.trim() !== '' && (
        <CoverPreview
          book={{ title: input.title, author: input.author, topic: null }}
          address={input.imageUrl}
        />
      )}
      <OptionalParts input={input} faults={faults} busy={busy} type={type} />
      <Button
        type="submit"
        variant="tomato"
        wide
        disabled={!form.canSubmit}
        className={busy ? 'pending' : undefined}
        aria-busy={busy || undefined}
      >
        + ADD BOOK &amp; GENERATE QUESTIONS
      </Button>
      <AddBookReport {...form} />
    </form>
  );
}
