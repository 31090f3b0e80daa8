import './generation.css';
import type { GenerationRun } from '@morsel/sdk/contract';
import { useState } from 'react';

import { Refusals } from './refusals.tsx';
import { outcomeText } from './run-text.ts';
import { usageText } from './usage-text.ts';

/** What came of a run that is over. */
export function RunOutcome({ run }: { readonly run: GenerationRun }) {
  const [now] = useState(Date.now);
  return (
    <div className="run-outcome">
      <p>{outcomeText(run, now)}</p>
      <Refusals rejected={run.rejected} />
      {/* Admins only learn what it took. */}
      {run.usage && <p className="run-usage figures">{usageText(run.usage)}</p>}
      {run.reviewUsage && <p className="run-usage figures">{usageText(run.reviewUsage)}</p>}
    </div>
  );
}
