import './stem.css';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';

import { GapText } from '../../ui/text/gap-text.tsx';

interface StemProps {
  readonly id: string;
  readonly text: string;
  /** What stands in the text's gap, once that is known. */
  readonly filling?: ReactNode;
}

/** The text that a card asks, in the display face, sized by its length. */
export const Stem = memo(function Stem({ id, text, filling }: StemProps) {
  return (
    <h2 id={id} dir="auto" className={clsx('stem', `stem-${stemSize(text)}`)}>
      <GapText text={text} filling={filling} />
    </h2>
  );
});

type StemSize = 's' | 'm' | 'l' | 'xl';

/** Display size of a text by its number of letters: the shorter, the louder. */
export function stemSize(text: string): StemSize {
  if (text.length <= 48) return 's';
  if (text.length <= 90) return 'm';
  return text.length <= 145 ? 'l' : 'xl';
}
