import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryInput } from './entry-input.tsx';

interface EntryListProps {
  readonly label: string;
  /** What one entry is called. */
  readonly each: string;
  readonly entries: readonly string[];
  /** How many there may be. */
  readonly count: { readonly least: number; readonly most: number };
  /** Their order matters: they can be moved. */
  readonly isOrdered?: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly addLabel?: string;
  /** What else is written of an entry, under it. */
  readonly renderBelow?: (entry: string, index: number) => ReactNode;
  readonly onChange: (entries: string[]) => void;
}

/** Texts to write, add and remove, one to a row. */
export function EntryList(props: EntryListProps) {
  const { label, each, entries, count, isOrdered = false, readOnly, error, onChange } = props;
  const { addLabel = '+ Add one', renderBelow } = props;
  return (
    <EntryFrame
      label={label}
      error={error}
      count={entries.length}
      most={count.most}
      readOnly={readOnly}
      addLabel={addLabel}
      onAdd={() => onChange([...entries, ''])}
    >
      {entries.map((entry, index) => (
        <li key={index} className="entry">
          <EntryInput
            label={`${each} ${index + 1}`}
            isFaulty={error !== undefined}
            readOnly={readOnly}
            value={entry}
            onWrite={(text) => onChange(entries.with(index, text))}
          />
          <div className="entry-verbs">
            {isOrdered && (
              <>
                <IconButton
                  label={`Move ${each.toLowerCase()} ${index + 1} up`}
                  disabled={readOnly || index === 0}
                  onClick={() => onChange(swapped(entries, index, index - 1))}
                >
                  <ArrowUp className="icon" />
                </IconButton>
                <IconButton
                  label={`Move ${each.toLowerCase()} ${index + 1} down`}
                  disabled={readOnly || index === entries.length - 1}
                  onClick={() => onChange(swapped(entries, index, index + 1))}
                >
                  <ArrowDown className="icon" />
                </IconButton>
              </>
            )}
            <IconButton
              label={`Remove ${each.toLowerCase()} ${index + 1}`}
              disabled={readOnly || entries.length <= count.least}
              onClick={() => onChange(entries.toSpliced(index, 1))}
            >
              <X className="icon" />
            </IconButton>
          </div>
          {renderBelow?.(entry, index)}
        </li>
      ))}
    </EntryFrame>
  );
}

function swapped(entries: readonly string[], one: number, other: number): string[] {
  return entries.with(one, entries[other] ?? '').with(other, entries[one] ?? '');
}
