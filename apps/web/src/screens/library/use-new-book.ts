import { UnknownReaderError } from '@morsel/sdk';
import { useEffect, useRef, useState } from 'react';

import { type Addition, type AddingStep, useAddBook } from '../../data/books/add-book.ts';
import { toastMade } from '../../features/generation/generation-toasts.ts';
import { namesOf } from '../../features/texts/names/book-names.ts';
import { textToSend } from '../../features/texts/picked-text.ts';
import type { Share } from '../../shares/kept-shares.ts';
import { isWorthAnotherTry } from './add-book-text.ts';
import { toastCreated, toastCreationFailed } from './library-toasts.ts';
import {
  emptyBook,
  faultsOf,
  isComplete,
  named,
  type NewBookInput,
  newBookOf,
  refusedFieldOf,
  sendingFaultsOf,
} from './new-book.ts';
import { sharedBook } from './shared-book.ts';
import { useShares } from './use-shares.ts';

/** The form of a new book: what was typed, what is wrong with it, and how adding it goes. */
export function useNewBook() {
  const { shares, trouble, drop } = useShares();
  const [filledBy, setFilledBy] = useState<Share>();
  const [input, setInput] = useState(emptyBook);
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<AddingStep>('create');
  const [bookId, setBookId] = useState<number>();
  const stopping = useRef(new AbortController());
  const { mutate, reset, data, error, isPending } = useAddBook({
    onStep: setStep,
    onCreated: (book) => {
      setBookId(book.id);
      // Another try is about the same book.
      if (book.id !== bookId) toastCreated(book);
    },
    onMade: toastMade,
  });

  const share = shares[0];
  // What stands in the form is not lost: a share waits until it is empty.
  if (share && input === emptyBook) {
    setFilledBy(share);
    setInput(sharedBook(share));
  }
  const { file } = input;
  useEffect(() => {
    if (!file) return;
    void namesOf(file).then((names) =>
      setInput((before) => (before.file === file ? named(before, names) : before)),
    );
  }, [file]);

  const type = (change: Partial<NewBookInput>) => {
    setInput({ ...input, ...change });
    setTried(false);
    reset();
  };
  const dropShare = () => {
    setFilledBy(undefined);
    if (filledBy) drop(filledBy);
  };
  /** Makes room for the next book. */
  const clear = () => {
    setTried(false);
    setBookId(undefined);
    setInput(emptyBook);
    dropShare();
  };
  const finish = (addition: Addition) => {
    if (!isWorthAnotherTry(addition)) return clear();
    setTried(false);
    // The server has it: another try needs nothing of the device.
    if (addition.text?.status !== 'rejected') dropShare();
  };
  const submit = () => {
    if (isPending || !isComplete(input)) return;
    setTried(true);
    if (Object.keys(sendingFaultsOf(input)).length > 0) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    // What came of the book before this one is no earlier try.
    const earlier = bookId === undefined ? undefined : data;
    const toAdd = { newBook: newBookOf(input), text: textToSend(input), earlier, signal };
    mutate(toAdd, {
      onSuccess: finish,
      onError: (error) => {
        // Otherwise nothing was sent.
        if (!(error instanceof UnknownReaderError)) toastCreationFailed();
      },
    });
  };

  const faults = tried ? sendingFaultsOf(input) : faultsOf(input);
  const refused = refusedFieldOf(error ?? textRefusal(data));
  return {
    input,
    shared: {
      /** What the form is filled in from. */
      share: filledBy,
      waiting: shares.filter((one) => one !== filledBy),
      trouble,
      next: () => {
        reset();
        clear();
      },
    },
    type,
    submit,
    faults: { ...refused, ...faults },
    addition: data,
    failure: error && Object.keys(refused).length === 0 ? error : null,
    pendingStep: isPending ? step : undefined,
    isBusy: isPending,
    /** The book for which something is made right now. */
    bookInWork: isPending && isMaking(step) ? bookId : undefined,
    hasText: textToSend(input) !== undefined,
    /** Nothing more is made once what is under way has ended. */
    stopMaking: () => stopping.current.abort(),
    canSubmit: !isPending && isComplete(input),
  };
}

const isMaking = (step: AddingStep) => step === 'questions' || step === 'flashcards';

function textRefusal(addition: Addition | undefined): unknown {
  return addition?.text?.status === 'rejected' ? addition.text.reason : undefined;
}
