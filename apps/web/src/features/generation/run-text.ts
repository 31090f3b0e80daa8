import type { GenerationRun } from '@morsel/sdk/contract';

import { counted } from '../../ui/text/number-text.ts';
import { retryText } from '../../ui/text/retry-text.ts';

/** Questions or flashcards with how many they are, such as "1 flashcard". */
export function countedItems(what: GenerationRun['what'], count: number): string {
  return counted(count, what.slice(0, -1));
}

/** What a run is doing right now. */
export function stageText({
  what,
  stage,
  isPreview,
}: Pick<GenerationRun, 'what' | 'stage'> & Partial<Pick<GenerationRun, 'isPreview'>>): string {
  switch (stage) {
    case 'reading':
      return 'Reading...';
    case 'planning':
      return 'Looking for the main ideas...';
    case 'drafting':
      return `Writing ${what}...`;
    case 'reviewing':
      return 'Reviewing them against the text...';
    case 'repairing':
      return 'Mending what the review found...';
    case 'checking':
      return `Checking the ${what}...`;
    case 'solving':
      return 'Solving them without knowing the answers...';
    case 'storing':
      return isPreview ? 'Laying them before you...' : 'Putting them in your feed...';
  }
}

/** What came of the last run of a kind. */
export function outcomeText(run: GenerationRun, now: number): string {
  const { what, state } = run;
  switch (state) {
    case 'running':
      return stageText(run);
    case 'cancelled':
      return `The last batch of ${what} was cancelled. Nothing of it was kept.`;
    case 'failed':
      return `The last batch of ${what} failed. ${whyText(run, now) ?? 'Nothing of it was kept. Try again.'}`;
    case 'done':
      return [madeText(run), skippedText(run), whyText(run, now)].filter(Boolean).join(' ');
  }
}

type Why = { readonly reason?: string | null; readonly retryAt?: number };

/** Why there is nothing, or less, and when to try again where that is known; undefined without a reason. */
export function whyText({ reason, retryAt }: Why, now: number): string | undefined {
  if (!reason) return undefined;
  return retryAt === undefined ? reason : `${reason} ${retryText(retryAt, now)}`;
}

/** What was left out, so that nobody takes the items for better than they are. */
function skippedText({ kept, skipped }: GenerationRun): string {
  if (kept === 0) return '';
  if (skipped.includes('reviewing')) {
    return 'Some of them were not reviewed: the AI provider was too slow, or failed.';
  }
  if (skipped.includes('repairing')) {
    return 'What the review refused was not mended: the AI provider was too slow, or failed.';
  }
  if (skipped.includes('planning')) {
    return 'They were made without a map of the main ideas: the AI provider was too slow, or failed.';
  }
  return skipped.includes('ideas')
    ? 'The AI provider found no main ideas in this text: they were made part by part.'
    : '';
}

function madeText({ what, kept, isPreview }: GenerationRun): string {
  if (kept === 0) return `The last batch brought no ${what}.`;
  const brought = `The last batch brought ${countedItems(what, kept)}`;
  return isPreview ? `${brought} for you to look at.` : `${brought}.`;
}
