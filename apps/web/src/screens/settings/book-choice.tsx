import type { Ref } from 'react';

import { useShelf } from '../../data/shelf/shelf.ts';
import { Select } from '../../ui/fields/select.tsx';

/** The value of the choice that something is of none of the reader's books. */
const NONE = '';
const UNKNOWN = 'unknown';

/** A book by which something may go. */
type Choosable = { readonly id: number; readonly title: string };

interface BookChoiceProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Whether nobody has said yet which book it is. */
  readonly isUnknown?: boolean;
  /** The book that it is taken for. */
  readonly book: Choosable | null;
  /** What was chosen and is being saved; undefined where nothing is. */
  readonly saving: number | null | undefined;
  /** Null: none of the reader's. */
  readonly onChoose: (book: Choosable | null) => void;
}

/** Of the books on the shelf, and the one that something is taken for. */
export function BookChoice({
  ref,
  label,
  hint,
  error,
  isUnknown,
  book,
  saving,
  onChoose,
}: BookChoiceProps) {
  const { data: shelf = [] } = useShelf();
  const chosen = saving === undefined ? (book?.id ?? null) : saving;
  const books = shelf.map((entry) => entry.book);
  const all = book && !books.some(({ id }) => id === book.id) ? [book, ...books] : books;
  return (
    <Select
      ref={ref}
      className="reading-along-choice"
      label={label}
      hint={saving === undefined ? hint : 'Saving...'}
      error={error}
      isErrorSpoken
      value={chosen ?? (isUnknown ? UNKNOWN : NONE)}
      onChange={({ currentTarget: { value } }) =>
        onChoose(all.find(({ id }) => String(id) === value) ?? null)
      }
    >
      {isUnknown && <option value={UNKNOWN}>Not known yet</option>}
      <option value={NONE}>None of mine</option>
      {all.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
