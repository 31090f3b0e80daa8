import { TOPICS } from '@morsel/sdk/rules';

import { useCurrentUser } from '../../data/users.ts';
import { Fold } from '../../ui/fold.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextPicker } from '../../ui/text-picker/text-picker.tsx';
import { audienceWords } from '../../ui/text-picker/text-words.ts';
import type { FieldFaults, NewBookInput } from './new-book.ts';

type OptionalPartsProps = {
  input: NewBookInput;
  faults: FieldFaults;
  busy: boolean;
  type: (change: Partial<NewBookInput>) => void;
};

/** What a book can do without: its text, topic and description, folded away until wanted. */
export function OptionalParts(props: OptionalPartsProps) {
  return (
    <div className="add-book-optional">
      <TextPart {...props} />
      <TopicPart {...props} />
    </div>
  );
}

function TextPart({ input, faults, busy, type }: OptionalPartsProps) {
  const { data: account } = useCurrentUser();
  const { file, notes } = input;
  const hasText = file !== undefined || notes.trim() !== '';
  return (
    <Fold
      label="Book’s text"
      note={hasText ? <bdi>{file?.name ?? 'Notes'}</bdi> : '(optional)'}
      forced={faults.file !== undefined}
    >
      <p className="add-book-why">
        With the text, questions are made from the book itself and checked against it.{' '}
        {audienceWords(account?.role === 'admin')}
      </p>
      <TextPicker picked={input} onPick={type} fault={faults.file} disabled={busy} />
    </Fold>
  );
}

function TopicPart({ input, faults, busy, type }: OptionalPartsProps) {
  return (
    <Fold
      label="Topic and description"
      note="(optional)"
      forced={faults.description !== undefined || faults.topic !== undefined}
    >
      <Select
        label="Topic"
        value={input.topic}
        error={faults.topic}
        disabled={busy}
        onChange={({ currentTarget: { value } }) =>
          type({ topic: TOPICS.find(({ name }) => name === value)?.name ?? '' })
        }
      >
        <option value="">Let Morsel choose</option>
        {TOPICS.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <TextArea
        label="Description"
        dir="auto"
        rows={3}
        value={input.description}
        error={faults.description}
        readOnly={busy}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </Fold>
  );
}
