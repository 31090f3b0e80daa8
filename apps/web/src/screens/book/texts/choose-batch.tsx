import type { GenerationWish } from '@morsel/sdk';
import type { Source } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { USUAL_CHOICE, wishOf } from './batch-choice.ts';
import { ChooseBatchDialog } from './choose-batch-dialog.tsx';

interface ChooseBatchProps {
  readonly bookId: number;
  readonly what: Makeable;
  /** The text that was chosen before; the server's choice where undefined. */
  readonly sourceId: number | undefined;
  readonly sources: readonly Source[];
  readonly onMake: (wish: GenerationWish) => void;
}

/** The quiet way to a batch of the reader's own choice, which stays chosen for the next one. */
export function ChooseBatch({ bookId, what, sourceId, sources, onMake }: ChooseBatchProps) {
  const [choice, setChoice] = useState(USUAL_CHOICE);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    const only = sources.length === 1 ? sources[0]?.id : undefined;
    const source = sourceId ?? only;
    // Chapters are those of one text.
    const chapters = source === choice.sourceId ? choice.chapters : [];
    setChoice({ ...choice, sourceId: source, chapters });
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="choose-link" aria-label={`Choose… (${what})`} onClick={open}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Choose…
      </button>
      {isOpen && (
        <ChooseBatchDialog
          bookId={bookId}
          what={what}
          sources={sources}
          choice={choice}
          onChange={setChoice}
          onMake={() => {
            setOpen(false);
            onMake(wishOf(choice, what));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
