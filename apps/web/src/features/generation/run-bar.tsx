import './generation.css';
import type { GenerationRun } from '@morsel/sdk/contract';

import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { stageText } from './run-text.ts';

export interface RunBarProps {
  readonly what: GenerationRun['what'];
  /** Undefined until the server tells of what was asked for. */
  readonly run: GenerationRun | undefined;
  /** Whether the server is reached; the run goes on without it. */
  readonly isCurrent: boolean;
}

/** How far a run has come, and what it is doing; read out as that changes. */
export function RunBar({ what, run, isCurrent }: RunBarProps) {
  return (
    <div className="run-bar">
      <ProgressBar value={run?.progress} label={`Making ${what}`} />
      <output>
        {isCurrent
          ? stageText(run ?? { what, stage: 'reading' })
          : 'The connection is lost. It goes on without you, and shows here when you are back.'}
      </output>
    </div>
  );
}
