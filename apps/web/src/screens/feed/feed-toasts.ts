import type { AnswerResult, MasterResult, RatingResult } from '@morsel/sdk/contract';
import { streakNotice } from '@morsel/sdk/rules';

import { toastAchievement } from '../../cards/card-toasts.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Only one toast shows at a time, so the one that matters most comes last. */
export function toastAnswer({ isCorrect, streak, achievement }: AnswerResult): void {
  const notice = isCorrect ? streakNotice(streak) : undefined;
  if (notice) toast({ title: notice, variant: 'good' });
  toastAchievement(achievement);
}

export function toastMastered({ achievement }: MasterResult): void {
  toast({ title: 'Question mastered! 📖', variant: 'good' });
  toastAchievement(achievement);
}

export function toastRated({ difficulty }: RatingResult): void {
  toast({ title: `Flashcard rated as ${difficulty.toUpperCase()}!`, variant: 'good' });
}
