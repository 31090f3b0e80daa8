import { UnknownReaderError } from '@morsel/sdk';
import { useRef, useState } from 'react';

import { type Addition, type AddingStep, useAddBook } from '../../data/books/add-book.ts';
import { toastMade } from '../../features/generation/generation-toasts.ts';
import { namesOf, textToSend } from '../../features/texts/picked-text.ts';
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
import { useSharedBook } from './shared-book.ts';

/** The form of a new book: what was typed, what is wrong with it, and how adding it goes. */
export function useNewBook() {
  const shared = useSharedBook();
  const [input, setInput] = useState(shared ?? emptyBook);
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

  const type = (change: Partial<NewBookInput>) => {
    setInput({ ...input, ...change });
    setTried(false);
    reset();
    if (change.file) void fillNames(change.file);
  };
  const fillNames = async (file: File) => {
    const names = await namesOf(file);
    setInput((before) => (before.file === file ? named(before, names) : before));
  };
  const finish = (addition: Addition) => {
    setTried(false);
    if (isWorthAnotherTry(addition)) return;
    setInput(emptyBook);
    setBookId(undefined);
  };
  const submit = () => {
    if (isPending || !isComplete(input)) return;
    setTried(true);
    if (Object.keys(sendingFaultsOf(input)).length > 0) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const toAdd = { newBook: newBookOf(input), text: textToSend(input), earlier: data, signal };
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
    /** Something stands in the form that nobody typed. */
    isShared: input === shared,
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
