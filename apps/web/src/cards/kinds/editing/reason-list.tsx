import type { Reason } from '@morsel/sdk/contract';
import { LONGEST, MOST_REASONS } from '@morsel/sdk/domain';
import { X } from 'lucide-react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryInput } from './entry-input.tsx';

/** One of the texts that a mistake shows in: one of some, or free where there are none. */
export interface MistakePart {
  readonly label: string;
  readonly choices?: readonly string[];
  /** What it says that there is no such text. */
  readonly none?: string;
}

interface ReasonListProps {
  readonly parts: readonly MistakePart[];
  readonly reasons: readonly Reason[];
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (reasons: Reason[]) => void;
}

/** Why mistakes are mistakes, each beside the texts that it shows in. */
export function ReasonList({ parts, reasons, readOnly, error, onChange }: ReasonListProps) {
  const added = { mistake: parts.flatMap(firstOf), reason: '' };
  return (
    <EntryFrame
      label="Why mistakes are wrong"
      error={error}
      count={reasons.length}
      most={MOST_REASONS}
      readOnly={readOnly}
      addLabel="+ Add a reason"
      onAdd={() => onChange([...reasons, added])}
    >
      {reasons.map((reason, index) => {
        const { mistake } = reason;
        const put = (changed: Reason): void => onChange(reasons.with(index, changed));
        return (
          <li key={index} className="entry reason-entry">
            {parts.map((part, at) => (
              <MistakeField
                key={part.label}
                part={part}
                name={`${part.label} ${index + 1}`}
                isFaulty={error !== undefined}
                readOnly={readOnly}
                value={mistake[at] ?? ''}
                onWrite={(text) => put({ ...reason, mistake: withPart(mistake, at, text, part) })}
              />
            ))}
            <EntryInput
              label={`Reason ${index + 1}`}
              longest={LONGEST.reason}
              isFaulty={error !== undefined}
              readOnly={readOnly}
              value={reason.reason}
              onWrite={(text) => put({ ...reason, reason: text })}
            />
            <IconButton
              label={`Remove reason ${index + 1}`}
              disabled={readOnly}
              onClick={() => onChange(reasons.toSpliced(index, 1))}
            >
              <X className="icon" />
            </IconButton>
          </li>
        );
      })}
    </EntryFrame>
  );
}

interface MistakeFieldProps {
  readonly part: MistakePart;
  readonly name: string;
  readonly isFaulty: boolean;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

function MistakeField({ part, name, isFaulty, readOnly, value, onWrite }: MistakeFieldProps) {
  const { choices, none } = part;
  if (choices === undefined) {
    return (
      <EntryInput
        label={name}
        longest={LONGEST.written}
        placeholder={part.label}
        isFaulty={isFaulty}
        readOnly={readOnly}
        value={value}
        onWrite={onWrite}
      />
    );
  }
  // One that is no choice any more is shown until another is picked.
  const offered = new Set([...choices, ...(value === '' ? [] : [value])]);
  return (
    <Select
      label={name}
      value={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {[...offered].map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}

function firstOf({ choices, none }: MistakePart): string[] {
  return none === undefined ? [choices?.[0] ?? ''] : [];
}

/** A part that may be left out is no empty text. */
function withPart(mistake: readonly string[], at: number, text: string, { none }: MistakePart) {
  const changed = mistake.slice(0, at);
  return none !== undefined && text === '' ? changed : [...changed, text, ...mistake.slice(at + 1)];
}
