import './reported.css';
import type { Report, ReportState } from '@morsel/sdk/contract';
import { clsx } from 'clsx';
import { useState } from 'react';

import { reportReasonText } from '../../cards/dialogs/report-reasons.ts';
import { useReports } from '../../data/items/reports.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { timeAgo } from '../../ui/text/time-ago.ts';

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
  const { data, isError, error, isFetching, refetch } = reports;
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
  return (
    <PartFailure
      what="Your reports"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NothingReported() {
  return (
    <p>
      Nothing so far. When a question is wrong or unclear, answer it and tap “Report”: what becomes
      of it shows here.
    </p>
  );
}

interface ReportedRowProps {
  readonly report: Report;
  /** Epoch ms. */
  readonly now: number;
}

/** One report: what it was about, what was said about it, and what became of it. */
function ReportedRow({ report, now }: ReportedRowProps) {
  const { text, bookTitle, reason, note, state, createdAt, decidedAt } = report;
  const { mark, sentence } = reportOutcome(state);
  const ago = (time: number) => timeAgo(time, Math.max(now, time));
  return (
    <li className="reported">
      <b dir="auto">{text}</b>
      <p>
        <bdi>{bookTitle}</bdi>
      </p>
      <p className="reported-words">
        {reportReasonText(reason)}, {ago(createdAt)}
        {note && <q dir="auto">{note}</q>}
      </p>
      <p className="reported-outcome">
        <span className={clsx('reported-mark', state === 'open' && 'is-open')}>{mark}</span>
        <span>
          {sentence} {decidedAt !== null && <small>{ago(decidedAt)}</small>}
        </span>
      </p>
    </li>
  );
}

/** What became of a report, in a word for its mark and in a sentence. */
interface ReportOutcome {
  readonly mark: string;
  readonly sentence: string;
}

const OUTCOMES: Readonly<Record<ReportState, ReportOutcome>> = {
  open: { mark: 'Waiting', sentence: 'An admin will look at it. Until then you do not get it.' },
  kept: { mark: 'Kept', sentence: 'An admin found it right as it is. It may come up again.' },
  mended: { mark: 'Mended', sentence: 'An admin mended it. It may come up again.' },
  replaced: { mark: 'Replaced', sentence: 'Another one took its place.' },
  hidden: { mark: 'Hidden', sentence: 'It was taken away from every reader.' },
  removed: { mark: 'Removed', sentence: 'It was deleted. Nobody gets it any more.' },
};

function reportOutcome(state: ReportState): ReportOutcome {
  return OUTCOMES[state];
}
