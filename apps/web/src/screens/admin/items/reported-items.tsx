import { useItemsToDecide } from '../../../data/admin/admin-items.ts';
import { ItemsPanel } from './items-panel.tsx';

/** What readers reported, or claim to be right, and nobody has decided about yet. */
export function ReportedItems() {
  return (
    <ItemsPanel
      id="admin-reported"
      title="Reported"
      empty="No report and no claim waits for you."
      what="The reports"
      query={useItemsToDecide()}
    />
  );
}
