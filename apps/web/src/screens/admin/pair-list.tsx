import { X } from 'lucide-react';

import { IconButton } from '../../ui/icon-button.tsx';
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
    <EntryFrame
      label="Pairs"
      error={error}
      count={pairs.length}
      most={MOST}
      readOnly={readOnly}
      addLabel="+ Add a pair"
      onAdd={() => onChange([...pairs, ['', '']])}
    >
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
    </EntryFrame>
  );
}
