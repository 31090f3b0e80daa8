import { TOPICS } from '@morsel/sdk/rules';
import type { ReactNode } from 'react';

import { useCurrentUser } from '../../data/account/current-user.ts';
import { useNeedsText } from '../../data/generation/means.ts';
import { audienceText } from '../../features/texts/text-labels.ts';
import { TextPicker } from '../../features/texts/text-picker.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { BookPartProps } from './book-fields.tsx';

/** The book's text: in full view where nothing can be made without it, else folded away. */
export function TextPart({ input, faults, isBusy, type }: BookPartProps) {
  const { data: account } = useCurrentUser();
  const picker = (why: string) => (
    <>
      <p className="add-book-why">
        {why} {audienceText(account?.role === 'admin')}
      </p>
      <TextPicker picked={input} onPick={type} fault={faults.file} disabled={isBusy} />
    </>
  );
  if (useNeedsText()) {
    return (
      <NeededText>
        {picker(
          'Questions are made from it; without it the book has none until somebody adds it. Many files fill in title and author too.',
        )}
      </NeededText>
    );
  }
  const { file, notes } = input;
  const hasText = file !== undefined || notes.trim() !== '';
  return (
    <Fold
      label="Book's text"
      note={hasText ? <bdi>{file?.name ?? 'Notes'}</bdi> : '(optional)'}
      forced={faults.file !== undefined}
    >
      {picker(
        'With the text, questions are made from the book itself and checked against it. Many files fill in title and author too.',
      )}
    </Fold>
  );
}

function NeededText({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className="add-book-text">
      <legend className="field-label">
        Book's text <small>(needed for questions)</small>
      </legend>
      {children}
    </fieldset>
  );
}

/** What a book can do without. */
export function TopicPart({ input, faults, isBusy, type }: BookPartProps) {
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
        disabled={isBusy}
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
        readOnly={isBusy}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </Fold>
  );
}
