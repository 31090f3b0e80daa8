import { Button } from '../button.tsx';
import { Refusals } from './refusals.tsx';
import { RunBar, type RunBarProps } from './run-bar.tsx';

interface RunProgressProps extends RunBarProps {
  readonly onCancel: () => void;
  readonly isCancelling: boolean;
}

/** A run that is under way: how far it has come, what was kept and refused so far, a way to stop it. */
export function RunProgress({ onCancel, isCancelling, ...bar }: RunProgressProps) {
  const { run, what } = bar;
  return (
    <div className="run-progress">
      <RunBar {...bar} />
      {run !== undefined && run.drafted > 0 && (
        <p className="figures">
          {run.drafted} drafted, {run.kept} kept
        </p>
      )}
      {run !== undefined && <Refusals rejected={run.rejected} />}
      <Button small variant="paper" className="uppercase" pending={isCancelling} onClick={onCancel}>
        {isCancelling ? 'Stopping...' : 'Cancel'}
        <span className="sr-only">{` the making of ${what}`}</span>
      </Button>
    </div>
  );
}
