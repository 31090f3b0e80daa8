import type { Book } from '@morsel/sdk/contract';

import { Cover } from '../../ui/cover/cover.tsx';
import { LeaderRows } from '../../ui/leader-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TopicBadge } from '../../ui/topic-badge.tsx';
import { ShelfButton } from './shelf-button.tsx';

interface BookHeroProps {
  readonly book: Book;
  /** `undefined` while not known. */
  readonly questionCount: number | undefined;
  readonly flashcardCount: number | undefined;
  /** Questions answered since the page was opened. */
  readonly answeredCount: number;
}

/** The book itself: cover, title, author, topic, year, description, and how much there is to study. */
export function BookHero(props: BookHeroProps) {
  const { book, questionCount = '–', flashcardCount = '–', answeredCount } = props;
  return (
    <Panel className="book-hero">
      <Cover book={book} label={`Cover: ${book.title}`} className="book-hero-cover" />
      <div className="book-hero-text">
        <p className="book-hero-kicker">
          <TopicBadge topic={book.topic} />
          {book.year !== null && <span>{yearWords(book.year)}</span>}
        </p>
        <h1 className="h1" dir="auto">
          {book.title}
        </h1>
        <p className="book-hero-author">
          by <bdi>{book.author}</bdi>
        </p>
        <p dir="auto">{book.description}</p>
      </div>
      <div className="book-hero-figures">
        <LeaderRows
          rows={[
            { name: 'Questions', value: questionCount },
            { name: 'Flashcards', value: flashcardCount },
            { name: 'Answered this session', value: answeredCount },
          ]}
        />
        <ShelfButton book={book} />
      </div>
    </Panel>
  );
}

/** A year as readers write it; those before the common era are negative. */
function yearWords(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}
