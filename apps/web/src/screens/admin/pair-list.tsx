import { X } from 'lucide-react';

import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFocusWhenFewer } from '../../ui/use-focus-when-fewer.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryInput } from './entry-input.tsx';

type Pair = [string, string];

interface PairListProps {
  readonly pairs: readonly Pair[];
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (pairs: Pair[]) => void;
}

const LEAST = 2;
const MOST = 10;

/** The pairs of a match_pairs question, one to a row. */
export function PairList({ pairs, readOnly, error, onChange }: PairListProps) {
  const adding = useFocusWhenFewer<HTMLButtonElement>(pairs.length);
  const side = (pair: Pair, index: number, at: 0 | 1) => (
    <EntryInput
      label={`${at === 0 ? 'Left' : 'Right'} of pair ${index + 1}`}
      isFaulty={error !== undefined}
      readOnly={readOnly}
      value={pair[at]}
      onWrite={(text) => onChange(pairs.with(index, at === 0 ? [text, pair[1]] : [pair[0], text]))}
    />
  );
  return (
    <EntryFrame label="Pairs" error={error}>
      <ul className="entries">
        {pairs.map((pair, index) => (
          <li key={index} className="entry">
            {side(pair, index, 0)}
            {side(pair, index, 1)}
            <IconButton
              label={`Remove pair ${index + 1}`}
              disabled={readOnly || pairs.length <= LEAST}
              onClick={() => onChange(pairs.toSpliced(index, 1))}
            >
              <X className="icon" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={adding}
        small
        variant="paper"
        className="uppercase"
        disabled={readOnly || pairs.length >= MOST}
        onClick={() => onChange([...pairs, ['', '']])}
      >
        + Add a pair
      </Button>
    </EntryFrame>
  );
}
