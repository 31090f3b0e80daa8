import { useItemsToDecide } from '../../data/admin-items.ts';
import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';
import { useFocusWhenFewer } from '../../ui/use-focus-when-fewer.ts';
import { ItemRow } from './item-row.tsx';

/** What readers reported and nobody has decided about yet. */
export function ReportedItems() {
  const { data: items, isError, isFetching, refetch } = useItemsToDecide();
  const count = items?.length ?? 0;
  const heading = useFocusWhenFewer<HTMLHeadingElement>(count);
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
        <PartFailure what="The reports" pending={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
