import type { AdminBook, BookModeration } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useModerationOfMany } from '../../../data/admin/admin-books.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { counted, noun, numberText } from '../../../ui/text/number-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

interface Verb {
  readonly label: string;
  readonly change: BookModeration;
  readonly undo: BookModeration;
  /** Of which books it makes sense. */
  readonly isFor: (book: AdminBook) => boolean;
  /** What has become of so many. */
  readonly done: (count: number) => { readonly title: string; readonly description: string };
}

const VERBS: readonly Verb[] = [
  {
    label: 'Approve',
    change: { listed: true },
    undo: { listed: false },
    isFor: ({ listed, hidden }) => !listed && !hidden,
    done: (count) => ({
      title: `${counted(count, 'book')} listed`,
      description: `Every reader finds ${noun(count, 'it', 'them')} in the library.`,
    }),
  },
  {
    label: 'Hide',
    change: { hidden: true },
    undo: { hidden: false },
    isFor: ({ hidden }) => !hidden,
    done: (count) => ({
      title: `${counted(count, 'book')} hidden`,
      description: `No reader finds ${noun(count, 'it', 'them')} any more; what readers did is kept.`,
    }),
  },
  {
    label: 'Unhide',
    change: { hidden: false },
    undo: { hidden: true },
    isFor: ({ hidden }) => hidden,
    done: (count) => ({
      title: `${counted(count, 'book')} shown again`,
      description: `${noun(count, 'It is as it was', 'They are as they were')} before.`,
    }),
  },
];

interface ManyBooksVerbsProps {
  readonly chosen: readonly AdminBook[];
  /** How many there are to choose from. */
  readonly of: number;
  readonly onDone: () => void;
}

/** What can be decided about the books that were picked; each says of how many of them. */
export function ManyBooksVerbs({ chosen, of, onDone }: ManyBooksVerbsProps) {
  const [failure, setFailure] = useState<string>();
  const [verb, setVerb] = useState<Verb>();
  const count = useFocusWhenFewer<HTMLOutputElement>(chosen.length);
  const { mutate: takeBack } = useModerationOfMany({ onError: tellFailedUndo });
  const { mutate, isPending } = useModerationOfMany({
    onSuccess: ({ bookIds, change }) => {
      const decided = VERBS.find((one) => one.change === change);
      onDone();
      if (decided) tell(decided, bookIds, () => takeBack({ bookIds, change: decided.undo }));
    },
    onError: (error) =>
      setFailure(
        `${failureText(error)} Some may be changed already; the same again changes the others.`,
      ),
  });
  const decide = (decided: Verb): void => {
    setFailure(undefined);
    setVerb(decided);
    const bookIds = chosen.filter(decided.isFor).map(({ id }) => id);
    mutate({ bookIds, change: decided.change });
  };
  return (
    <div className="many-books-verbs">
      <output ref={count} tabIndex={-1}>
        {pickedText(chosen.length, of)}
      </output>
      {VERBS.map((one) => {
        const fitting = chosen.filter(one.isFor).length;
        return (
          fitting > 0 && (
            <Button
              key={one.label}
              small
              variant={one.label === 'Approve' ? 'mustard' : 'paper'}
              className="uppercase"
              pending={isPending && verb === one}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && decide(one)}
            >
              {one.label} {numberText(fitting)}
            </Button>
          )
        );
      })}
      {failure && (
        <p role="alert" className="admin-outcome failed">
          {failure}
        </p>
      )}
    </div>
  );
}

function pickedText(count: number, of: number): string {
  if (of === 0) return 'No books in this list.';
  return count === 0 ? 'Pick the books to decide about.' : `${numberText(count)} picked`;
}

function tell(verb: Verb, bookIds: readonly number[], undo: () => void): void {
  const action = { label: 'Undo', run: undo };
  toast({ ...verb.done(bookIds.length), variant: 'good', action });
}

function tellFailedUndo(error: Error): void {
  const description = `${failureText(error)} Some books may still be as they were decided.`;
  toast({ title: 'Not undone', description, variant: 'destructive' });
}
