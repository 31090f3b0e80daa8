import '../../../ui/fields/check-list.css';
import type { AdminBook } from '@morsel/sdk/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { ThumbCover } from '../../../ui/covers/thumb-cover.tsx';
import { counted } from '../../../ui/text/number-text.ts';
import { ManyBooksVerbs } from './many-books-verbs.tsx';

const NONE: ReadonlySet<number> = new Set();

/** Books in short, to pick many of them and to decide about these at once. */
export function ManyBooks({ books }: { books: readonly AdminBook[] }) {
  const [picked, setPicked] = useState(NONE);
  // What was decided may have left the list.
  const chosen = books.filter(({ id }) => picked.has(id));
  const pick = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(picked);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setPicked(next);
  };
  return (
    <>
      {books.length > 0 && (
        <PickAll
          of={books.length}
          picked={chosen.length}
          onPick={(isOn) =>
            pick(
              books.map(({ id }) => id),
              isOn,
            )
          }
        />
      )}
      <ul className="many-books">
        {books.map((book) => (
          <li key={book.id}>
            <label className="check many-books-row">
              <input
                type="checkbox"
                checked={picked.has(book.id)}
                onChange={({ currentTarget }) => pick([book.id], currentTarget.checked)}
              />
              <CheckBox />
              <BookInShort book={book} />
            </label>
          </li>
        ))}
      </ul>
      <ManyBooksVerbs chosen={chosen} of={books.length} onDone={() => setPicked(NONE)} />
    </>
  );
}

interface PickAllProps {
  readonly of: number;
  readonly picked: number;
  readonly onPick: (isOn: boolean) => void;
}

function PickAll({ of, picked, onPick }: PickAllProps) {
  const isAll = picked === of;
  return (
    <label className="check many-books-all">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = picked > 0 && !isAll;
        }}
        onChange={({ currentTarget }) => onPick(currentTarget.checked)}
      />
      <CheckBox />
      All {counted(of, 'book')} of this list
    </label>
  );
}

function CheckBox() {
  return (
    <span className="check-box" aria-hidden="true">
      <Check className="icon" />
    </span>
  );
}

function BookInShort({ book }: { book: AdminBook }) {
  const { title, author, addedBy, listed, hidden, questionCount, flashcardCount } = book;
  return (
    <span className="many-books-words">
      <ThumbCover book={book} width={34} />
      <span>
        <b dir="auto">{title}</b> <span className="sr-only">, </span>
        <span>
          by <bdi>{author}</bdi>
        </span>
        <small className="figures">
          {counted(questionCount, 'question')}, {counted(flashcardCount, 'flashcard')}
          {addedBy !== null && `, added by User #${addedBy}`}
          {hidden && ', hidden'}
          {!hidden && !listed && ', waits'}
        </small>
      </span>
    </span>
  );
}
