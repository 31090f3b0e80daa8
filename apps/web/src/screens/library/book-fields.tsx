import { tidyName } from '@morsel/sdk/rules';

import { CoverPreview } from '../../ui/covers/cover-preview.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { FieldFaults, NewBookInput } from './new-book.ts';

/** What each part of the form gets. */
export interface BookPartProps {
  readonly input: NewBookInput;
  readonly faults: FieldFaults;
  readonly isBusy: boolean;
  readonly type: (change: Partial<NewBookInput>) => void;
}

/** How the book is called and looks. */
export function BookFields({ input, faults, isBusy, type }: BookPartProps) {
  const common = { autoComplete: 'off', readOnly: isBusy };
  return (
    <>
      <div className="add-book-fields">
        <Field
          {...common}
          label="Book Title"
          dir="auto"
          placeholder="e.g. Meditations"
          value={input.title}
          error={faults.title}
          onChange={({ currentTarget }) => type({ title: currentTarget.value })}
        />
        <Field
          {...common}
          label="Author"
          dir="auto"
          placeholder="e.g. Marcus Aurelius"
          value={input.author}
          error={faults.author}
          onChange={({ currentTarget }) => type({ author: currentTarget.value })}
        />
        <Field
          {...common}
          label="Book Cover Image URL"
          note="(optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={input.imageUrl}
          error={faults.imageUrl}
          onChange={({ currentTarget }) => type({ imageUrl: currentTarget.value })}
        />
      </div>
      {input.imageUrl.trim() !== '' && (
        <CoverPreview
          book={{ title: tidyName(input.title), author: tidyName(input.author), topic: null }}
          address={input.imageUrl}
        />
      )}
    </>
  );
}
