import '../card/quiet-button.css';
import type { Origin } from '@morsel/sdk/contract';
import { Flag } from 'lucide-react';

import type { OpenItemDialog } from './use-item-dialogs.tsx';

interface ReportButtonProps {
  /** Where the item comes from, if it was generated. */
  readonly origin: Origin | undefined;
  readonly openDialog: OpenItemDialog;
}

/** Asks what is wrong with the item. */
export function ReportButton({ origin, openDialog }: ReportButtonProps) {
  return (
    <button
      type="button"
      className="quiet-btn report-btn"
      onClick={() => openDialog('ReportDialog', origin)}
    >
      <Flag className="icon" aria-hidden="true" />
      Report
    </button>
  );
}
