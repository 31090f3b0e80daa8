import { toast } from './toast-store.ts';

type Generated = { count: number };

/** Tells of questions that were made; nothing when there are none, since the reason stands elsewhere. */
export function toastQuestions({ count }: Generated): void {
  if (count === 0) return;
  toast({
    title: 'Questions Generated!',
    description: `${count} questions have been generated using AI.`,
    variant: 'good',
  });
}

/** The same of flashcards. */
export function toastFlashcards({ count }: Generated): void {
  if (count === 0) return;
  toast({
    title: 'Flashcards Generated!',
    description: `${count} flashcards have been generated using AI.`,
    variant: 'good',
  });
}
