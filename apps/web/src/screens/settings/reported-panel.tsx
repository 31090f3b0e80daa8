import './reported.css';
import { useState } from 'react';

import { useReports } from '../../data/reports.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { FirstFew } from '../../ui/first-few.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { ReportedRow } from './reported-row.tsx';

/** How many reports show before more are asked for. */
const FEW = 5;

/** The questions and flashcards that the reader reported, and what became of them. */
export function ReportedPanel() {
  const reports = useReports();
  return (
    <Panel className="settings-panel" aria-labelledby="your-reports">
      <h2 id="your-reports" className="h2">
        Questions you reported
      </h2>
      <SavedCopy savedAt={savedCopyTime(reports)} />
      <ReportedWhenThere reports={reports} />
    </Panel>
  );
}

function ReportedWhenThere({ reports }: { readonly reports: ReturnType<typeof useReports> }) {
  const { data, isError, isFetching, refetch } = reports;
  const [now] = useState(() => Date.now());
  if (data) {
    if (data.length === 0) return <NothingReported />;
    return (
      <FirstFew items={data} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((report) => (
              <ReportedRow key={report.id} report={report} now={now} />
            ))}
          </ul>
        )}
      </FirstFew>
    );
  }
  if (!isError) return <p>Loading your reports...</p>;
  return <PartFailure what="Your reports" pending={isFetching} onRetry={() => void refetch()} />;
}

function NothingReported() {
  return (
    <p>
      Nothing so far. When a question is wrong or unclear, answer it and tap “Report”: what becomes
      of it shows here.
    </p>
  );
}
