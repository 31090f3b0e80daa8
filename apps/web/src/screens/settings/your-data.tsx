import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useExport } from '../../data/account/personal-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { saveExport } from './save-export.ts';

type YourDataProps = {
  /** Of the account; null for guests. */
  readonly email: string | null;
  /** What the reader has just proved to want. */
  readonly provedTask?: ProvedTask | undefined;
};

/** What is stored about the reader: to take along, and to delete. */
export function YourData(props: YourDataProps) {
  return (
    <Panel className="settings-panel" aria-labelledby="your-data">
      <h2 id="your-data" className="h2">
        Your data
      </h2>
      <TakeAlong {...props} />
      <Deletion {...props} />
    </Panel>
  );
}

function TakeAlong({ email, provedTask }: YourDataProps) {
  return (
    <div className="settings-part">
      <p>
        Everything that Morsel keeps about you, in one JSON file: your shelf, every answer and
        rating, what you have mastered and earned.
      </p>
      {email === null ? (
        <GuestDownload />
      ) : (
        <AccountDownload email={email} provedTask={provedTask} />
      )}
    </div>
  );
}

function GuestDownload() {
  const { mutate, isPending, error } = useExport({ onSuccess: saveExport });
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

type AccountDownloadProps = YourDataProps & { readonly email: string };

function AccountDownload({ email, provedTask }: AccountDownloadProps) {
  const [asking, setAsking] = useState(provedTask === 'export');
  return (
    <>
      <Button className="uppercase" onClick={() => setAsking(true)}>
        <Download className="icon" aria-hidden="true" />
        Download my data
      </Button>
      {asking && <ExportDialog {...{ email, provedTask }} onClose={() => setAsking(false)} />}
    </>
  );
}

function Deletion({ email, provedTask }: YourDataProps) {
  const [asking, setAsking] = useState(provedTask === 'deletion');
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
      {asking && <DeletionDialog {...{ email, provedTask }} onClose={() => setAsking(false)} />}
    </div>
  );
}
