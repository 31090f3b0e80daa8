import type { Source } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useReadingPosition } from '../../../data/books/reading-position.ts';
import { chapterName } from '../../../features/texts/chapter-name.ts';
import { progressText } from '../../../features/texts/progress-text.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Select } from '../../../ui/fields/select.tsx';

/** The value of the choice that none of the text waits. */
const ALL = '';

interface ReadingPositionProps {
  readonly bookId: number;
  readonly source: Source;
}

/** How far the reader has read a text: what was made from later chapters waits for them. */
export function ReadingPosition({ bookId, source }: ReadingPositionProps) {
  const { id, chapters, reached, progress } = source;
  const [now] = useState(() => Date.now());
  const { mutate, variables, isPending, isSuccess, error } = useReadingPosition(bookId, id);
  const chosen = (isPending ? variables : reached) ?? ALL;
  return (
    <div className="reading-position">
      <Select
        label="How far have you read?"
        value={chosen}
        onChange={({ currentTarget: { value } }) => mutate(value === ALL ? null : Number(value))}
      >
        <option value={ALL}>All of it</option>
        {chapters.map(({ title }, index) => (
          <option key={index} value={index + 1}>
            {chapterName(title, index + 1)}
          </option>
        ))}
      </Select>
      <output className="field-hint">
        {isPending ? 'Saving...' : positionText(source, isSuccess)}
      </output>
      {progress && <p className="field-hint">{progressText(progress, now)}.</p>}
      {error && <FieldError role="alert">That was not kept. {failureText(error)}</FieldError>}
    </div>
  );
}

/** What waits; that nothing does is worth a word only once the reader has said so. */
function positionText({ reached, chapters }: Source, isSaid: boolean): string {
  if (reached !== null && reached < chapters.length) return 'Questions from later chapters wait.';
  return isSaid ? 'Questions from all chapters come up.' : '';
}
