import type { ClaimOutcome } from '../../data/items/claimable.ts';
import { cardFailureText, type CardWrite } from '../../ui/failure/card-failure-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Something that the reader did on a card did not count. */
export function toastFailure(error: Error, what: CardWrite): void {
  toast({ title: 'Error', description: cardFailureText(error, what), variant: 'destructive' });
}

/** What follows an undo on a card. */
export const undoReactions = {
  onSuccess: () => {
    toast({ title: 'Taken back', variant: 'good' });
  },
  onError: (error: Error) => toastFailure(error, 'undo'),
};

/** What follows a claim on a card; the praise is fetched when there may be some. */
export const claimReactions = {
  onSuccess: (outcome: ClaimOutcome) => void praiseClaim(outcome),
  onError: (error: Error) => toastFailure(error, 'claim'),
};

async function praiseClaim(outcome: ClaimOutcome): Promise<void> {
  try {
    const { toastClaim } = await import('./card-praise.ts');
    toastClaim(outcome);
  } catch {
    // The card says it too.
  }
}
