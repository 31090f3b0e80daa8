import { Download } from 'lucide-react';

import { usePending } from '../../data/pending-operations.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveJsonFile } from '../../ui/save-json-file.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const FILE = 'morsel-waiting.json';

/** Hands what the server does not have yet to the reader, as a file. */
export function ExportWaiting() {
  const pending = usePending();
  const save = (): void => {
    saveJsonFile(FILE, JSON.stringify({ product: 'Morsel', waiting: pending }, null, 2));
    toast({ title: 'What waits is packed', description: `Look for ${FILE}.`, variant: 'good' });
  };
  return (
    <Button small variant="paper" className="waiting-export" onClick={save}>
      <Download className="icon" aria-hidden="true" />
      Export what waits
    </Button>
  );
}
