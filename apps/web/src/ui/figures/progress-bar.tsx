import './progress-bar.css';

type ProgressBarProps = {
  /** From 0 to 1; not known where undefined. */
  value: number | undefined;
  label: string;
};

/** How much of something is done. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return <progress className="progress-bar" aria-label={label} max={100} value={percent} />;
}
