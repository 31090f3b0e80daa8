import type { AnswerResult, RatingResult } from '@morsel/sdk/contract';
import { streakNotice } from '@morsel/sdk/rules';

import type { ClaimOutcome } from '../../data/items/claimable.ts';
import { resultOf } from '../../operation-outcome.ts';
import { toastInTurn } from '../../ui/toast/toast-in-turn.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** How long a verdict and its bite have to themselves, in milliseconds. */
const BITE_MS = 600;

let praise: { readonly dismiss: () => void } | undefined;

/** Praises right answers in a row once the bite is taken; a new verdict ends the praise before it. */
export function toastStreak({ isCorrect, streak }: AnswerResult): void {
  praise?.dismiss();
  const title = isCorrect ? streakNotice(streak) : undefined;
  praise = title === undefined ? undefined : toastInTurn({ title, variant: 'praise' }, BITE_MS);
}

/**
 * What readers do may take them to a new level or earn an achievement; mostly it does neither, and
 * nothing shows. What became of the operation itself is told first.
 */
export function toastEarned({
  level,
  achievement,
}: Partial<Pick<RatingResult, 'level' | 'achievement'>> = {}): void {
  if (level !== undefined) {
    const description = 'You have reached a new level.';
    toastInTurn({ title: `Level ${level}!`, description, variant: 'level' }, BITE_MS);
  }
  if (achievement) {
    const { title: description } = achievement;
    toastInTurn({ title: 'Achievement Unlocked!', description, variant: 'achievement' }, BITE_MS);
  }
}

/** A claim that others have to look at is noted on the card; only one that counts at once shows here. */
export function toastClaim(outcome: ClaimOutcome): void {
  const result = resultOf(outcome);
  if (result?.state !== 'accepted') return;
  const description = result.xp > 0 ? `It counts now: +${result.xp} XP.` : 'It counts now.';
  toast({ title: 'You were right', description, variant: 'good' });
}
