import { useDoubtfulItems } from '../../../data/admin/admin-items.ts';
import { NO_DOUBTS, WHAT_LOOK, WHOSE_FIGURES } from './figures-text.ts';
import { ItemsPanel } from './items-panel.tsx';

/** What nobody has reported, and readers' answers cast doubt on all the same. */
export function DoubtfulItems() {
  return (
    <ItemsPanel
      id="admin-doubtful"
      title={WHAT_LOOK}
      empty={NO_DOUBTS}
      what={WHOSE_FIGURES}
      query={useDoubtfulItems()}
    />
  );
}
