import './option.css';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { lockedProps } from '../card/locked.ts';
import { SPOKEN_TONE, type Tone } from './choice-tone.ts';

interface OptionProps {
  readonly tone: Tone;
  /** What the key chip shows before there is a verdict. */
  readonly mark: ReactNode;
  readonly shortcut: number;
  readonly locked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One answer of a single choice: a real button whose chip carries its key or its verdict. */
export function Option({ tone, mark, shortcut, locked, onChoose, children }: OptionProps) {
  const chosen = tone !== 'rest' && tone !== 'quiet' && tone !== 'missed';
  return (
    <button
      type="button"
      className={clsx('option', `is-${tone}`)}
      aria-keyshortcuts={String(shortcut)}
      onClick={locked ? undefined : onChoose}
      {...lockedProps(locked, chosen)}
    >
      <span className="key" aria-hidden="true">
        {verdictMark(tone) ?? mark}
      </span>
      <span className="option-text" dir="auto">
        {children}
      </span>
      <span className="sr-only"> {SPOKEN_TONE[tone]}</span>
    </button>
  );
}

function verdictMark(tone: Tone): ReactNode {
  if (tone === 'right' || tone === 'missed') return <Check className="icon" />;
  if (tone === 'wrong') return <X className="icon" />;
  return undefined;
}
