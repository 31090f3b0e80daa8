import type { Book, Flashcard, Question } from '@morsel/sdk/contract';
import { bookPageMeta } from '@morsel/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';

import { BackLink } from '../../ui/back-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { useNotice } from '../../ui/use-notice.ts';
import { BookFlashcard } from './book-flashcard.tsx';
import { BookHero } from './book-hero.tsx';
import { BookItems } from './book-items.tsx';
import { BookQuestion } from './book-question.tsx';
import { useBookSession } from './book-session.ts';
import { flashcardWords, questionWords } from './book-words.ts';

interface BookPageProps {
  readonly book: Book;
  readonly questions: UseQueryResult<Question[]>;
  readonly flashcards: UseQueryResult<Flashcard[]>;
}

/** A book with all of its questions and flashcards, to be practised in any order. */
export function BookPage({ book, questions, flashcards }: BookPageProps) {
  usePageMeta(bookPageMeta(book));
  const [session, record] = useBookSession();
  const { notice, change: tell } = useNotice();
  return (
    <div className="book-page">
      <Notice notice={notice} onClose={() => tell(undefined)} />
      <BackLink to="/library" className="uppercase">
        Library
      </BackLink>
      <BookHero
        book={book}
        questionCount={questions.data?.length}
        flashcardCount={flashcards.data?.length}
        answeredCount={session.results.size}
      />
      <BookItems query={questions} words={questionWords}>
        {(question) => (
          <BookQuestion
            question={question}
            result={session.results.get(question.id)}
            ismastered={question.ismastered || session.mastered.has(question.id)}
            record={record}
            tell={tell}
          />
        )}
      </BookItems>
      <BookItems query={flashcards} words={flashcardWords}>
        {(flashcard) => (
          <BookFlashcard
            flashcard={flashcard}
            rated={session.ratings.get(flashcard.id)}
            record={record}
            tell={tell}
          />
        )}
      </BookItems>
    </div>
  );
}
