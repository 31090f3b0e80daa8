import type { AdminItems } from '@morsel/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';

import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { Panel } from '../../../ui/panels/panel.tsx';
import { numberText } from '../../../ui/text/number-text.ts';
import { ItemRow } from './item-row.tsx';

/** How many show at once: each takes half of a phone’s screen, and other work waits below. */
const FEW = 3;

interface ItemsPanelProps {
  readonly id: string;
  readonly title: string;
  /** Said where no item waits. */
  readonly empty: string;
  /** What did not arrive, as the beginning of a sentence. */
  readonly what: string;
  readonly query: Pick<
    UseQueryResult<AdminItems>,
    'data' | 'isError' | 'error' | 'isFetching' | 'refetch'
  >;
}

/** Items of several books about which an admin is to decide, a few of them at first. */
export function ItemsPanel({ id, title, empty, what, query }: ItemsPanelProps) {
  const { data: items, isError, error, isFetching, refetch } = query;
  const count = items?.length ?? 0;
  const heading = useFocusWhenFewer<HTMLHeadingElement>(count);
  return (
    <Panel aria-labelledby={id}>
      <h2 ref={heading} id={id} className="h2" tabIndex={-1}>
        {title} {count > 0 && <span className="figures">({numberText(count)})</span>}
      </h2>
      {!items && !isError && <p className="admin-waiting">Loading...</p>}
      {items && count === 0 && <p className="admin-waiting">{empty}</p>}
      {items && (
        <FirstFew items={items} few={FEW}>
          {(shown) => (
            <ul>
              {shown.map((item) => (
                <ItemRow key={item.id} item={item} ofBook />
              ))}
            </ul>
          )}
        </FirstFew>
      )}
      {!items && isError && (
        <PartFailure
          what={what}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}
