import { streakNotice } from '@morsel/sdk/rules';

import { toastAchievement } from '../../cards/card-toasts.ts';
import type { AnswerOutcome } from '../../data/answering.ts';
import type { MarkOutcome } from '../../data/mastering.ts';
import type { Rated } from '../../data/rating.ts';
import { resultOf } from '../../data/submitting.ts';
import { toast } from '../../ui/toast/toast-store.ts';

export function toastAnswer(outcome: AnswerOutcome): void {
  const result = resultOf(outcome);
  if (!result) return;
  const { isCorrect, streak, achievement } = result;
  const notice = isCorrect ? streakNotice(streak) : undefined;
  if (notice) toast({ title: notice, variant: 'good' });
  toastAchievement(achievement);
}

export function toastMastered(outcome: MarkOutcome): void {
  toast({ title: 'Question mastered! 📖', variant: 'good' });
  toastAchievement(resultOf(outcome)?.achievement);
}

export function toastRated({ difficulty, outcome }: Rated): void {
  toast({ title: `Flashcard rated as ${difficulty.toUpperCase()}!`, variant: 'good' });
  toastAchievement(resultOf(outcome)?.achievement);
}
