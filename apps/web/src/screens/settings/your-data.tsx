import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useSavedExport } from './use-saved-export.ts';

/** What is stored about the reader: to take along, and to delete. `email` is null for guests. */
export function YourData({ email }: { email: string | null }) {
  return (
    <Panel className="settings-panel" aria-labelledby="your-data">
      <h2 id="your-data" className="h2">
        Your data
      </h2>
      <TakeAlong email={email} />
      <Deletion email={email} />
    </Panel>
  );
}

function TakeAlong({ email }: { email: string | null }) {
  return (
    <div className="settings-part">
      <p>
        Everything that Morsel keeps about you, in one JSON file: your shelf, every answer and
        rating, what you have mastered and earned.
      </p>
      {email === null ? <GuestDownload /> : <AccountDownload email={email} />}
    </div>
  );
}

function GuestDownload() {
  const { mutate, isPending, error } = useSavedExport();
  return (
    <>
      <Button className="uppercase" pending={isPending} onClick={() => mutate(null)}>
        <Download className="icon" aria-hidden="true" />
        {isPending ? 'Packing...' : 'Download my data'}
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </>
  );
}

function AccountDownload({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="uppercase" onClick={() => setAsking(true)}>
        <Download className="icon" aria-hidden="true" />
        Download my data
      </Button>
      {asking && <ExportDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

function Deletion({ email }: { email: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="settings-part">
      <p>
        {email === null
          ? 'Had enough? Delete this guest and all of its progress. It cannot be undone.'
          : 'Had enough? Delete your account and all of your progress. It cannot be undone.'}
      </p>
      <Button variant="tomato" className="uppercase" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden="true" />
        {email === null ? 'Delete this guest' : 'Delete my account'}
      </Button>
      {asking && <DeletionDialog email={email} onClose={() => setAsking(false)} />}
    </div>
  );
}
