import './xp-bar.css';
import { clsx } from 'clsx';

type XpBarProps = {
  /** XP within the level. */
  value: number;
  max?: number;
  big?: boolean;
  label?: string;
  className?: string;
};

/** Progress within a level as a bar of chocolate. */
export function XpBar({
  value,
  max = 100,
  big = false,
  label = 'XP in this level',
  className,
}: XpBarProps) {
  const filled = Math.min(Math.max(value, 0), max);
  return (
    <span className={clsx('xp-bar', big && 'big', className)}>
      <progress
        aria-label={label}
        aria-valuenow={filled}
        aria-valuemax={max}
        value={filled}
        max={max}
      />
    </span>
  );
}
