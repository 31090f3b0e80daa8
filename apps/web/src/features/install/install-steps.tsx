import './install-steps.css';
import { Share, SquarePlus } from 'lucide-react';

import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** How Morsel gets onto the home screen of a phone whose browser has no question of its own. */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Add Morsel to your home screen"
      onClose={onClose}
      actions={
        <Button className="uppercase" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <ol className="install-steps">
        <li>
          Tap <Share className="icon" aria-hidden="true" /> <b>Share</b> in your browser.
        </li>
        <li>
          Choose <SquarePlus className="icon" aria-hidden="true" /> <b>Add to Home Screen</b>.
        </li>
        <li>
          Tap <b>Add</b>. Morsel is now on your home screen, and opens offline too.
        </li>
      </ol>
    </Dialog>
  );
}
