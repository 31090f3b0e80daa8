import type { Achievement } from '@morsel/sdk/contract';

import { toast, toastInTurn } from '../ui/toast/toast-store.ts';
import { failureWords, type ReaderWrite } from './failure-words.ts';

/**
 * What readers do may earn an achievement; mostly it earns none, and nothing shows. What became of
 * the deed itself is told first.
 */
export function toastAchievement(achievement: Achievement | undefined): void {
  if (!achievement) return;
  toastInTurn({
    title: 'Achievement Unlocked!',
    description: achievement.title,
    variant: 'achievement',
  });
}

/** Something that the reader did on a card did not count. */
export function toastFailure(error: Error, what: ReaderWrite): void {
  toast({ title: 'Error', description: failureWords(error, what), variant: 'destructive' });
}
