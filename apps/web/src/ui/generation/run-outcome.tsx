import './generation.css';
import type { GenerationRun } from '@morsel/sdk/contract';

import { Refusals } from './refusals.tsx';
import { outcomeWords } from './run-words.ts';

/** What came of a run that is over. */
export function RunOutcome({ run }: { readonly run: GenerationRun }) {
  return (
    <div className="run-outcome">
      <p>{outcomeWords(run)}</p>
      <Refusals rejected={run.rejected} />
      {run.usage && <Usage usage={run.usage} />}
    </div>
  );
}

/** What it took; admins only learn of it. */
function Usage({ usage }: { readonly usage: NonNullable<GenerationRun['usage']> }) {
  const { model, inputTokens, outputTokens, usd } = usage;
  const tokens = `${inputTokens.toLocaleString('en')} tokens in, ${outputTokens.toLocaleString('en')} out`;
  return (
    <p className="run-usage figures">
      {model}: {tokens}
      {usd !== null && `, $${usd.toFixed(4)}`}
    </p>
  );
}
