import type { GenerationResult, GenerationRun } from '@morsel/sdk/contract';

import { noun } from '../../ui/text/number-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { countedItems } from './run-text.ts';

const KINDS = { questions: 'Questions', flashcards: 'Flashcards' } as const;

/**
 * Tells of questions or flashcards that were made, and whether a model wrote them or they were
 * taken from a text; nothing when there are none, since the reason stands elsewhere.
 */
export function toastMade(
  what: GenerationRun['what'],
  { count, grounding, isPreview }: GenerationResult,
): void {
  if (count === 0) return;
  if (isPreview) {
    toast({
      title: `${KINDS[what]} to look at`,
      description: `${countedItems(what, count)} ${noun(count, 'waits', 'wait')} for your look.`,
      variant: 'good',
    });
    return;
  }
  const made = `${countedItems(what, count)} ${noun(count, 'has', 'have')}`;
  if (grounding === 'extractive') {
    toast({
      title: `${KINDS[what]} Ready!`,
      description: `${made} been taken from your text.`,
      variant: 'good',
    });
    return;
  }
  toast({
    title: `${KINDS[what]} Generated!`,
    description: `${made} been generated using AI.`,
    variant: 'good',
  });
}
