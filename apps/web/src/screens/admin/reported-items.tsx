import { useEffect, useRef } from 'react';

import { useItemsToDecide } from '../../data/admin-items.ts';
import { Panel } from '../../ui/panel.tsx';
import { ItemRow } from './item-row.tsx';
import { ListFailure } from './list-failure.tsx';

/** What readers reported and nobody has decided about yet. */
export function ReportedItems() {
  const { data: items, isError, isFetching, refetch } = useItemsToDecide();
  const count = items?.length ?? 0;
  const heading = useFocusAfterLeaving(count);
  return (
    <Panel aria-labelledby="admin-reported">
      <h2 ref={heading} id="admin-reported" className="h2" tabIndex={-1}>
        Reported {count > 0 && <span className="figures">({count})</span>}
      </h2>
      {items && count === 0 && <p className="admin-waiting">No report waits for you.</p>}
      {items && (
        <ul>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} ofBook />
          ))}
        </ul>
      )}
      {!items && isError && (
        <ListFailure what="The reports" pending={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

/** A decided item leaves with the focus: the heading, which gets the ref, takes it over. */
function useFocusAfterLeaving(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasLeft = count < before.current;
    before.current = count;
    if (hasLeft && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return heading;
}
