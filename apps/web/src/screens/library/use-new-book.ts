import { UnknownReaderError } from '@morsel/sdk';
import { useRef, useState } from 'react';

import { type Addition, type AddingStep, useAddBook } from '../../data/books/add-book.ts';
import { toastMade } from '../../features/generation/generation-toasts.ts';
import { textToSend } from '../../features/texts/picked-text.ts';
import { type ReservationTrouble, reserveShare } from '../../shares/reserve-share.ts';
import { isWorthAnotherTry } from './add-book-text.ts';
import { toastCleared, toastCreated, toastCreationFailed } from './library-toasts.ts';
import {
  type FieldFaults,
  faultsOf,
  isComplete,
  type NewBookInput,
  newBookOf,
  refusedFieldOf,
  sendingFaultsOf,
} from './new-book.ts';
import { useSharedInput } from './use-shared-input.ts';

/** The form of a new book: what was typed, what is wrong with it, and how adding it goes. */
export function useNewBook() {
  const shared = useSharedInput();
  const { input, setInput, share } = shared;
  /** The last press of the button, until something is changed. */
  const [tried, setTried] = useState<object>();
  const [step, setStep] = useState<AddingStep>('create');
  const [bookId, setBookId] = useState<number>();
  const stopping = useRef(new AbortController());
  const isReserving = useRef(false);
  const [reservationTrouble, setReservationTrouble] = useState<ReservationTrouble>();
  const undoing = useRef<{ readonly dismiss: () => void }>(undefined);
  const { mutateAsync, reset, data, error, isPending } = useAddBook({
    onStep: setStep,
    onCreated: (book) => {
      setBookId(book.id);
      // Another try is about the same book.
      if (book.id !== bookId) toastCreated(book);
    },
    // The server has it: another try needs nothing of the device, nor does a form that is gone.
    onAdded: shared.dropShare,
    onMade: toastMade,
  });

  const type = (change: Partial<NewBookInput>) => {
    setInput({ ...input, ...change });
    setTried(undefined);
    setReservationTrouble(undefined);
    reset();
  };
  /** Makes room for the next book. */
  const clear = () => {
    setTried(undefined);
    setBookId(undefined);
    return shared.clear();
  };
  const next = () => {
    const refill = clear();
    reset();
    undoing.current = toastCleared(share, () => {
      reset();
      setBookId(bookId);
      refill();
    });
  };
  const add = async () => {
    const reservation = await reserveShare(share);
    setReservationTrouble(typeof reservation === 'string' ? reservation : undefined);
    if (reservation === 'gone') await shared.dropShare();
    if (typeof reservation === 'string') return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    // What came of the book before this one is no earlier try.
    const earlier = bookId === undefined ? undefined : data;
    const toAdd = { newBook: newBookOf(input), text: textToSend(input), earlier, signal };
    const added = mutateAsync(toAdd, {
      onSuccess: (addition) => (isWorthAnotherTry(addition) ? setTried(undefined) : clear()),
      onError: (error) => {
        // Otherwise nothing was sent.
        if (!(error instanceof UnknownReaderError)) toastCreationFailed();
      },
    });
    // The form may be gone by then.
    await added.catch(() => {}).finally(reservation.release);
  };
  const submit = () => {
    if (isPending || isReserving.current || !isComplete(input)) return;
    setTried({});
    if (isAny(sendingFaultsOf(input))) return;
    undoing.current?.dismiss();
    isReserving.current = true;
    void add().finally(() => {
      isReserving.current = false;
    });
  };

  const faults = tried ? sendingFaultsOf(input) : faultsOf(input);
  const refusal = error ?? textRefusal(data);
  const refused = refusedFieldOf(refusal);
  return {
    input,
    shared: {
      share,
      waiting: shared.waiting,
      troubles:
        reservationTrouble === undefined
          ? shared.troubles
          : [...shared.troubles, reservationTrouble],
      next,
    },
    type,
    submit,
    faults: { ...refused, ...faults },
    /** What was wrong with a field at the last try; another for each try. */
    faultyTry: isAny(refused) ? refusal : isAny(faults) && tried,
    addition: data,
    failure: error && !isAny(refused) ? error : null,
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

const isAny = (faults: FieldFaults) => Object.keys(faults).length > 0;

const isMaking = (step: AddingStep) => step === 'questions' || step === 'flashcards';

function textRefusal(addition: Addition | undefined): unknown {
  return addition?.text?.status === 'rejected' ? addition.text.reason : undefined;
}
