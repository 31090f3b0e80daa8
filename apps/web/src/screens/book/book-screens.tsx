import './book.css';
import {
  useFlashcards,
  useFlashcardsBySlug,
  useQuestions,
  useQuestionsBySlug,
} from '../../data/books/book-items.ts';
import { useBook, useBookBySlug } from '../../data/books/books.ts';
import { BookNotFound } from '../../features/books/book-not-found.tsx';
import { useParams } from '../../navigation/routes.ts';
import { BookWhenThere } from './book-when-there.tsx';

/** The page of the book whose slug stands in the address. */
export function BookBySlug() {
  const { slug = '' } = useParams();
  const book = useBookBySlug(slug);
  const questions = useQuestionsBySlug(slug);
  const flashcards = useFlashcardsBySlug(slug);
  return <BookWhenThere book={book} questions={questions} flashcards={flashcards} />;
}

/** The page of the book whose id stands in the address. */
export function BookById() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d*$/.test(id)) return <BookNotFound />;
  return <BookOfId bookId={Number(id)} />;
}

function BookOfId({ bookId }: { readonly bookId: number }) {
  const book = useBook(bookId);
  const questions = useQuestions(bookId);
  const flashcards = useFlashcards(bookId);
  return <BookWhenThere book={book} questions={questions} flashcards={flashcards} />;
}
