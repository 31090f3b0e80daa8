import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';

import { useSources } from '../../data/sources/sources.ts';
import { TopicBadge } from '../../features/topics/topic-badge.tsx';
import { UNLISTED, UNLISTED_MEANS } from '../../features/unlisted/unlisted-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Cover } from '../../ui/covers/cover.tsx';
import { FigureRows } from '../../ui/figures/figure-rows.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
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
          {book.year !== null && <span>{yearText(book.year)}</span>}
        </p>
        <h1 className="h1" dir="auto">
          {book.title}
        </h1>
        <p className="book-hero-author">
          by <bdi>{book.author}</bdi>
        </p>
        <p dir="auto">{book.description}</p>
        {book.listed === false && (
          <p className="book-hero-unlisted">
            <b>{UNLISTED}.</b> {UNLISTED_MEANS}
          </p>
        )}
      </div>
      <div className="book-hero-figures">
        <FigureRows
          rows={[
            { name: 'Questions', value: questionCount },
            { name: 'Flashcards', value: flashcardCount },
            { name: 'Answered this session', value: answeredCount },
          ]}
        />
        <ShelfButton book={book} />
        <WayToBites book={book} />
      </div>
    </Panel>
  );
}

/** Where the reader has a text of the book, to its best sentences. */
function WayToBites({ book }: { readonly book: Book }) {
  const { data: texts } = useSources(book.id);
  if (!texts?.sources.length) return null;
  return (
    <ButtonLink wide to={`${bookPath(book.slug)}/bites`} className="uppercase">
      Pick your bites
    </ButtonLink>
  );
}

/** A year as readers write it; those before the common era are negative. */
function yearText(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}
