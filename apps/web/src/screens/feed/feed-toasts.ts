import type { Rated } from '../../data/items/rate-flashcard.ts';
import type { MarkOutcome } from '../../data/mastered/master-question.ts';
import { toastEarned, toastStreak } from '../../features/card-toasts/card-praise.ts';
import { type AnswerOutcome, resultOf } from '../../operation-outcome.ts';
import { toast } from '../../ui/toast/toast-store.ts';

export function toastAnswer(outcome: AnswerOutcome): void {
  const result = resultOf(outcome);
  if (!result) return;
  toastStreak(result);
  toastEarned(result);
}

export function toastMastered(outcome: MarkOutcome, undo: () => void): void {
  const action = { label: 'Undo', run: () => undo() };
  toast({ title: 'Question mastered! 📖', variant: 'good', action });
  toastEarned(resultOf(outcome));
}

export function toastRated({ difficulty, outcome }: Rated): void {
  toast({ title: `Flashcard rated as ${difficulty.toUpperCase()}!`, variant: 'good' });
  toastEarned(resultOf(outcome));
}
