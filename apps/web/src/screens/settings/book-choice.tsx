import { useShelf } from '../../data/shelf/shelf.ts';
import { Select } from '../../ui/fields/select.tsx';

/** The value of the choice that something is of none of the reader's books. */
const NONE = '';
const UNKNOWN = 'unknown';

interface BookChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Whether nobody has said yet which book it is. */
  readonly isUnknown?: boolean;
  /** The book that it is taken for. */
  readonly book: { readonly id: number; readonly title: string } | null;
  /** What was chosen and is being saved; undefined where nothing is. */
  readonly saving: number | null | undefined;
  readonly onChoose: (bookId: number | null) => void;
}

/** Of the books on the shelf, and the one that something is taken for. */
export function BookChoice({
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
      className="reading-along-choice"
      label={label}
      hint={saving === undefined ? hint : 'Saving...'}
      error={error}
      value={chosen ?? (isUnknown ? UNKNOWN : NONE)}
      onChange={({ currentTarget: { value } }) => onChoose(value === NONE ? null : Number(value))}
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
