import type { Hiding } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { KindPill } from '../../../cards/kinds/kind-pill.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { GapText } from '../../../ui/text/gap-text.tsx';
import { spokenText } from '../../../ui/text/spoken-text.ts';
import { timeAgo } from '../../../ui/text/time-ago.ts';
import { ItemVerb } from '../items/item-verb.tsx';
import { useItemVerbs } from '../items/use-item-verbs.ts';
import { HidingDetail } from './hiding-detail.tsx';
import type { HidingFilter } from './hiding-filter.ts';
import { HOLD_TEXTS, reasonsText, STATE_TEXTS } from './hidings-text.ts';

interface HidingRowProps {
  readonly hiding: Hiding;
  /** Shows what else there is of a book or a reporter. */
  readonly onNarrow: (by: Pick<Partial<HidingFilter>, 'bookId' | 'reporter'>) => void;
}

/** One item that reports have hidden, or would have: why, and what can be decided about it. */
export function HidingRow({ hiding, onNarrow }: HidingRowProps) {
  const { itemId, kind, text, bookId, bookTitle, heldBy, reasons } = hiding;
  const [isOpen, setOpen] = useState(false);
  const verbs = useItemVerbs({ id: itemId });
  const about = spokenText(text);
  return (
    <li className={clsx('admin-item', `theme-${cardTheme(bookId)}`)}>
      <p className="item-facts">
        <b className={clsx('admin-book-state', heldBy !== null && 'held')}>
          {STATE_TEXTS[heldBy ?? 'nothing']}
        </b>
        <KindPill kind={kind} />
        <bdi>{bookTitle}</bdi>
        <When at={hiding.createdAt} />
      </p>
      <h3 className="h3" dir="auto">
        <GapText text={text} />
      </h3>
      <p className="hiding-reasons figures">
        <Flag className="icon" aria-hidden="true" />
        {reasonsText(reasons)}
      </p>
      {heldBy !== null && <p className="item-explanation">{HOLD_TEXTS[heldBy]}</p>}
      <div className="item-verbs">
        {heldBy === null ? (
          <>
            <ItemVerb label="Restore" {...{ about }} {...verbs.keep} />
            <ItemVerb label="Leave hidden" {...{ about }} {...verbs.takeAway} />
          </>
        ) : (
          <>
            <ItemVerb label="Keep" {...{ about }} {...verbs.keep} />
            <ItemVerb label="Hide" {...{ about }} {...verbs.takeAway} />
          </>
        )}
        <Button small variant="paper" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            <span className="uppercase">{isOpen ? 'Close' : 'Look closer'}</span>
            <span className="sr-only"> “{about}”</span>
          </span>
        </Button>
      </div>
      <output className="admin-outcome failed">{verbs.failure}</output>
      {isOpen && <HidingDetail hiding={hiding} verbs={verbs} onNarrow={onNarrow} />}
    </li>
  );
}

function When({ at }: { at: number }) {
  const [now] = useState(() => Date.now());
  return <span className="figures">{timeAgo(at, Math.max(now, at))}</span>;
}
