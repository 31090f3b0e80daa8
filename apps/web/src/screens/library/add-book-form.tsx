import './add-book-form.css';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import type { Share } from '../../shares/kept-shares.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFocusOnFault } from '../../ui/fields/use-focus-on-fault.ts';
import { AddBookReport } from './add-book-report.tsx';
import { BookFields } from './book-fields.tsx';
import { TextPart, TopicPart } from './optional-parts.tsx';
import { SharedNote } from './shared-note.tsx';
import { useNewBook } from './use-new-book.ts';

interface AddBookFormProps {
  /** Whether there are books to read already: then it stays folded until it is wanted. */
  readonly hasShelf: boolean;
}

/** Where readers add a book of their own; what they typed stays as long as it may be needed. */
export function AddBookForm({ hasShelf }: AddBookFormProps) {
  const id = useId();
  const form = useNewBook();
  const [isOpen, setOpen] = useState(form.shared.troubles.length > 0);
  const { share } = form.shared;
  const [openedFor, setOpenedFor] = useState<Share>();
  if (share !== openedFor) {
    setOpenedFor(share);
    if (share) setOpen(true);
  }
  // Open without a shelf, and not shut by the first book that comes to stand on it.
  if (!hasShelf && !isOpen) setOpen(true);
  return (
    <section className="panel theme-0 add-book" aria-labelledby={`${id}-title`}>
      <h2 className="h2">
        <button
          type="button"
          className="add-book-fold"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          disabled={!hasShelf}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={`${id}-title`}>Add a New Book</span>
          {hasShelf && <ChevronDown className="icon" aria-hidden="true" />}
        </button>
      </h2>
      <div id={`${id}-form`} hidden={!isOpen}>
        <NewBookForm form={form} titleId={`${id}-title`} />
      </div>
    </section>
  );
}

interface NewBookFormProps {
  readonly form: ReturnType<typeof useNewBook>;
  readonly titleId: string;
}

function NewBookForm({ form, titleId }: NewBookFormProps) {
  const { input, type, faults, isBusy } = form;
  const ref = useFocusOnFault(form.faultyTry);
  return (
    <form
      ref={ref}
      noValidate
      tabIndex={-1}
      aria-labelledby={titleId}
      className="add-book-form"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SharedNote {...form.shared} isBusy={isBusy} />
      <BookFields {...{ input, type, faults, isBusy }} />
      <div className="add-book-optional">
        <TextPart {...{ input, type, faults, isBusy }} />
        <TopicPart {...{ input, type, faults, isBusy }} />
      </div>
      <Button
        type="submit"
        variant="tomato"
        wide
        disabled={!form.canSubmit}
        className={isBusy ? 'pending' : undefined}
        aria-busy={isBusy || undefined}
      >
        + ADD BOOK &amp; GENERATE QUESTIONS
      </Button>
      <AddBookReport {...form} />
    </form>
  );
}
