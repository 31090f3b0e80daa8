import type { Book, Flashcard, Question } from '@morsel/sdk/contract';
import { bookPageMeta } from '@morsel/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';

import { useCardKeys } from '../../cards/keys/use-card-keys.tsx';
import { useCurrentUser } from '../../data/account/current-user.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { Notice } from '../../ui/toast/notice.tsx';
import { useNotice } from '../../ui/toast/use-notice.ts';
import { BookFlashcard } from './book-flashcard.tsx';
import { BookHero } from './book-hero.tsx';
import { BookItems, WayToItems } from './book-items.tsx';
import { BookMemory } from './book-memory.tsx';
import { BookQuestion } from './book-question.tsx';
import { useBookSession } from './book-session.ts';
import { flashcardListText, questionListText } from './book-text.ts';
import { OwnItems } from './own/own-items.tsx';
import { BookTexts } from './texts/book-texts.tsx';

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
  const { data: account } = useCurrentUser();
  const isAdmin = account?.role === 'admin';
  // One way to the text is enough.
  const hasNoQuestions = questions.data?.length === 0;
  const keys = useCardKeys();
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
      <OwnItems bookId={book.id} />
      {keys}
      <BookItems
        query={questions}
        words={questionListText}
        wayOn={<WayToItems bookId={book.id} isAdmin={isAdmin} />}
      >
        {(question) => (
          <BookQuestion
            question={question}
            given={session.answers.get(question.id)}
            ismastered={question.ismastered || session.mastered.has(question.id)}
            record={record}
            tell={tell}
          />
        )}
      </BookItems>
      <BookItems
        query={flashcards}
        words={flashcardListText}
        wayOn={(isAdmin || !hasNoQuestions) && <WayToItems bookId={book.id} isAdmin={isAdmin} />}
      >
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
