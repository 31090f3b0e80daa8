import { useRef, useState } from 'react';

import { type Addition, type AddingStep, useAddingBook } from '../../data/adding-books.ts';
import { textToSend } from '../../ui/text-picker/picked-text.ts';
import { toastMade } from '../../ui/toast/generation-toasts.ts';
import { isWorthAnotherTry } from './adding-words.ts';
import { toastCreated, toastCreationFailed } from './library-toasts.ts';
import {
  emptyBook,
  faultsOf,
  isComplete,
  type NewBookInput,
  newBookOf,
  refusedFieldOf,
  sendingFaultsOf,
} from './new-book.ts';
import { useSharedBook } from './use-shared-book.ts';

/** The form of a new book: what was typed, what is wrong with it, and how adding it goes. */
export function useNewBook() {
  const shared = useSharedBook();
  const [input, setInput] = useState(shared ?? emptyBook);
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<AddingStep>('create');
  const [bookId, setBookId] = useState<number>();
  const stopping = useRef(new AbortController());
  const { mutate, reset, data, error, isPending } = useAddingBook({
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
      onError: ({ message }) => {
        if (message === 'Failed to add book') toastCreationFailed();
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
    /** The book for which something is made right now. */
    bookInWork: isPending && isMaking(step) ? bookId : undefined,
    /** Nothing more is made once what is under way has ended. */
    stopMaking: () => stopping.current.abort(),
    canSubmit: !isPending && isComplete(input),
  };
}

const isMaking = (step: AddingStep) => step === 'questions' || step === 'flashcards';

function textRefusal(addition: Addition | undefined): unknown {
  return addition?.text?.status === 'rejected' ? addition.text.reason : undefined;
}
