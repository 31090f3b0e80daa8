import { useEffect, useState } from 'react';

import { namesOf } from '../../features/texts/names/book-names.ts';
import type { Share } from '../../shares/kept-shares.ts';
import { emptyBook, named } from './new-book.ts';
import { sharedBook } from './shared-book.ts';
import { useShares } from './use-shares.ts';

/** What stands in the form of a new book, filled in from what other apps shared while it is empty. */
export function useSharedInput() {
  const { shares, troubles, drop, bringBack } = useShares();
  const [filledBy, setFilledBy] = useState<Share>();
  const [input, setInput] = useState(emptyBook);
  const [next] = shares;
  // What stands in the form is not lost: a share waits until it is empty.
  if (next && input === emptyBook) {
    setFilledBy(next);
    setInput(sharedBook(next));
  }
  const { file } = input;
  useEffect(() => {
    if (!file) return;
    return onceDrawn(() =>
      namesOf(file).then((names) =>
        setInput((before) => (before.file === file ? named(before, names) : before)),
      ),
    );
  }, [file]);
  const dropShare = async () => {
    setFilledBy(undefined);
    if (filledBy) await drop(filledBy);
  };
  return {
    input,
    setInput,
    /** What the form is filled in from. */
    share: filledBy,
    waiting: shares.filter((one) => one !== filledBy),
    troubles,
    /** It waits no longer; what stands in the form stays. */
    dropShare,
    /** Makes room for what waits, and answers how to bring back what stood there. */
    clear: (): (() => void) => {
      setInput(emptyBook);
      void dropShare();
      return () => {
        if (filledBy) bringBack(filledBy);
        setFilledBy(filledBy);
        setInput(input);
      };
    },
  };
}

/** So that a large file keeps nobody from leaving it out; answers how to call it off. */
function onceDrawn(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => void work());
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
