import type { Book, Flashcard, Question } from '@morsel/sdk/contract';
import { bookPageMeta } from '@morsel/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';

import { BackLink } from '../../ui/back-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { useNotice } from '../../ui/use-notice.ts';
import { BookFlashcard } from './book-flashcard.tsx';
import { BookHero } from './book-hero.tsx';
import { BookItems } from './book-items.tsx';
import { BookMemory } from './book-memory.tsx';
import { BookQuestion } from './book-question.tsx';
import { useBookSession } from './book-session.ts';
import { BookTexts } from './book-texts.tsx';
import { flashcardWords, questionWords } from './book-words.ts';

interface BookPageProps {
  readonly book: Book;
  readonly questions: UseQueryResult<Question[]>;
  readonly flashcards: UseQueryResult<Flashcard[]>;
  /** When all of it was read, unless that was just now. */
  readonly savedAt: number | undefined;
}

/** A book with all of its questions and flashcards, to be practised in any order. */
export function BookPage({ book, questions, flashcards, savedAt }: BookPageProps) {
  usePageMeta(bookPageMeta(book));
  const [session, record] = useBookSession();
  const { notice, change: tell } = useNotice();
  return (
    <div className="book-page">
      <Notice notice={notice} onClose={() => tell(undefined)} />
      <BackLink to="/library" className="uppercase">
        Library
      </BackLink>
      <SavedCopy savedAt={savedAt} />
      <BookHero
        book={book}
        questionCount={questions.data?.length}
        flashcardCount={flashcards.data?.length}
        answeredCount={session.answers.size}
      />
      <BookMemory book={book} />
      <BookTexts book={book} />
      <BookItems query={questions} words={questionWords}>
        {(question) => (
          <BookQuestion
            question={question}
            outcome={session.answers.get(question.id)}
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
