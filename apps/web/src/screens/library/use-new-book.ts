import { useState } from 'react';

import { type Addition, type AddingStep, useAddingBook } from '../../data/adding-books.ts';
import { toastFlashcards, toastQuestions } from '../../ui/toast/generation-toasts.ts';
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
  const { mutate, reset, data, error, isPending } = useAddingBook({
    onStep: setStep,
    onCreated: toastCreated,
    onQuestions: toastQuestions,
    onFlashcards: toastFlashcards,
  });

  const type = (change: Partial<NewBookInput>) => {
    setInput({ ...input, ...change });
    setTried(false);
    reset();
  };
  const finish = (addition: Addition) => {
    setTried(false);
    if (!isWorthAnotherTry(addition)) setInput(emptyBook);
  };
  const submit = () => {
    if (isPending || !isComplete(input)) return;
    setTried(true);
    if (Object.keys(sendingFaultsOf(input)).length > 0) return;
    mutate(newBookOf(input), {
      onSuccess: finish,
      onError: ({ message }) => {
        if (message === 'Failed to add book') toastCreationFailed();
      },
    });
  };

  const faults = tried ? sendingFaultsOf(input) : faultsOf(input);
  const refused = error ? refusedFieldOf(error) : {};
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
    canSubmit: !isPending && isComplete(input),
  };
}
