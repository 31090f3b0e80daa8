import { Refusals } from './refusals.tsx';
import { RunBar, type RunBarProps } from './run-bar.tsx';

/** A run that is under way: how far it has come, and what was kept and refused so far. */
export function RunProgress(props: RunBarProps) {
  const { run } = props;
  return (
    <div className="run-progress">
      <RunBar {...props} />
      {run !== undefined && run.drafted > 0 && (
        <p>
          {run.drafted} drafted, {run.kept} kept
        </p>
      )}
      {run !== undefined && <Refusals rejected={run.rejected} />}
    </div>
  );
}
