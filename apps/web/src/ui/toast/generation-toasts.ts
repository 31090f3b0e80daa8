import type { GenerationResult, GenerationRun } from '@morsel/sdk/contract';

import { toast } from './toast-store.ts';

const KINDS = { questions: 'Questions', flashcards: 'Flashcards' } as const;

/**
 * Tells of questions or flashcards that were made, and whether a model wrote them or they were
 * taken from a text; nothing when there are none, since the reason stands elsewhere.
 */
export function toastMade(
  what: GenerationRun['what'],
  { count, grounding }: GenerationResult,
): void {
  if (count === 0) return;
  if (grounding === 'extractive') {
    toast({
      title: `${KINDS[what]} Ready!`,
      description: `${count} ${what} have been taken from your text.`,
      variant: 'good',
    });
    return;
  }
  toast({
    title: `${KINDS[what]} Generated!`,
    description: `${count} ${what} have been generated using AI.`,
    variant: 'good',
  });
}
