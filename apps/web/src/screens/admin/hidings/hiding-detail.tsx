import type { Hiding } from '@morsel/sdk/contract';
import { Flag } from 'lucide-react';
import { useId } from 'react';

import { reportReasonText } from '../../../cards/dialogs/report-reasons.ts';
import { useAdminItem } from '../../../data/admin/admin-items.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { ItemChangeButtons } from '../items/item-buttons.tsx';
import { ItemClaims } from '../items/item-claims.tsx';
import { ItemContent } from '../items/item-content.tsx';
import { ItemRemarks } from '../items/item-remarks.tsx';
import type { useItemVerbs } from '../items/use-item-verbs.ts';
import type { HidingFilter } from './hiding-filter.ts';
import { reporterName, weightText } from './hidings-text.ts';

/** How many reporters are named at once. */
const FEW = 5;

interface HidingDetailProps {
  readonly hiding: Hiding;
  readonly verbs: ReturnType<typeof useItemVerbs>;
  readonly onNarrow: (by: Pick<Partial<HidingFilter>, 'bookId' | 'reporter'>) => void;
}

/** All there is to know about an item before somebody decides, and the way to what is like it. */
export function HidingDetail({ hiding, verbs, onNarrow }: HidingDetailProps) {
  const { data: item, isError, error, isFetching, refetch } = useAdminItem(hiding.itemId);
  return (
    <div className="hiding-detail">
      {!item && !isError && <p>Loading...</p>}
      {!item && isError && (
        <PartFailure
          what="The item"
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {item && (
        <>
          <ItemContent content={item.content} />
          <ItemRemarks item={item} />
          <ItemClaims item={item} />
        </>
      )}
      <Reporters hiding={hiding} onNarrow={onNarrow} />
      <div className="item-verbs">
        <Button small variant="paper" onClick={() => onNarrow({ bookId: hiding.bookId })}>
          <span className="uppercase">All of this book</span>
        </Button>
        {item && <ItemChangeButtons item={item} verbs={verbs} />}
      </div>
    </div>
  );
}

/** Who is behind it, as far as that may be known. */
function Reporters({ hiding: { reasons }, onNarrow }: Omit<HidingDetailProps, 'verbs'>) {
  const heading = useId();
  return (
    <section className="hiding-reporters">
      <h4 id={heading}>Whose reports counted</h4>
      <FirstFew items={reasons} few={FEW}>
        {(shown) => (
          <ul className="item-remarks" aria-labelledby={heading}>
            {shown.map(({ reporter, reason, weight }) => (
              <li key={reporter} className="hiding-reporter">
                <Flag className="icon" aria-hidden="true" />
                <p className="figures">
                  <b>{reporterName(reporter)}</b>, {weightText(weight)}: {reportReasonText(reason)}
                </p>
                <Button small variant="paper" onClick={() => onNarrow({ reporter })}>
                  <span>
                    <span className="uppercase">All of theirs</span>
                    <span className="sr-only"> ({reporterName(reporter)})</span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FirstFew>
    </section>
  );
}
