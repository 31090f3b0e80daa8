import './origin-note.css';
import { Flag } from 'lucide-react';

/** Asks what is wrong with the item. */
export function ReportButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="quiet-btn report-btn" onClick={onOpen}>
      <Flag className="icon" aria-hidden="true" />
      Report
    </button>
  );
}
