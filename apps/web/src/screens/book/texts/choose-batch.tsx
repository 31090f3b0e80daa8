import type { GenerationWish } from '@morsel/sdk';
import type { Source } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { type BatchChoice, USUAL_CHOICE, wishOf } from './batch-choice.ts';
import { ChooseBatchDialog } from './choose-batch-dialog.tsx';

interface ChooseBatchProps {
  readonly bookId: number;
  readonly what: Makeable;
  /** The text that was chosen before; the server's choice where undefined. */
  readonly sourceId: number | undefined;
  readonly sources: readonly Source[];
  /** A batch is being made: another one can be chosen meanwhile, and asked for afterwards. */
  readonly isPending: boolean;
  readonly onMake: (wish: GenerationWish) => void;
}

/** The quiet way to a batch of the reader's own choice, which stays chosen for the next one. */
export function ChooseBatch(props: ChooseBatchProps) {
  const { bookId, what, sourceId, sources, isPending, onMake } = props;
  const [kept, setKept] = useState(USUAL_CHOICE);
  const [draft, setDraft] = useState<BatchChoice>();
  const open = (): void => {
    const only = sources.length === 1 ? sources[0]?.id : undefined;
    const before = sources.find(({ id }) => id === kept.sourceId)?.id;
    const source = sourceId ?? before ?? only;
    // Chapters are those of one text.
    const chapters = source === kept.sourceId ? kept.chapters : [];
    setDraft({ ...kept, sourceId: source, chapters });
  };
  return (
    <>
      <button type="button" className="choose-link" aria-label={`Choose… (${what})`} onClick={open}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Choose…
      </button>
      {draft && (
        <ChooseBatchDialog
          bookId={bookId}
          what={what}
          sources={sources}
          choice={draft}
          isPending={isPending}
          onChange={setDraft}
          onMake={() => {
            setKept(draft);
            setDraft(undefined);
            onMake(wishOf(draft, what));
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
