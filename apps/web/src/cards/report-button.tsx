import './quiet-button.css';
import { Flag } from 'lucide-react';

import type { OpenItemDialog } from './use-item-dialogs.tsx';

/** Asks what is wrong with the item. */
export function ReportButton({ openDialog }: { readonly openDialog: OpenItemDialog }) {
  return (
    <button
      type="button"
      className="quiet-btn report-btn"
      onClick={() => openDialog('ReportDialog')}
    >
      <Flag className="icon" aria-hidden="true" />
      Report
    </button>
  );
}
