import type { GenerationRun } from '@morsel/sdk/contract';

/** What a run is doing right now. */
export function stageWords({ what, stage }: Pick<GenerationRun, 'what' | 'stage'>): string {
  switch (stage) {
    case 'reading':
      return 'Reading...';
    case 'drafting':
      return `Writing ${what}...`;
    case 'checking':
      return `Checking the ${what}...`;
    case 'solving':
      return 'Solving them without knowing the answers...';
    case 'storing':
      return 'Putting them in your feed...';
  }
}

/** What came of the last run of a kind. */
export function outcomeWords(run: GenerationRun): string {
  const { what, state, kept, reason } = run;
  switch (state) {
    case 'running':
      return stageWords(run);
    case 'cancelled':
      return `The last batch of ${what} was cancelled. Nothing of it was kept.`;
    case 'failed':
      return `The last batch of ${what} failed. ${reason ?? 'Nothing of it was kept. Try again.'}`;
    case 'done':
      return [madeWords(what, kept), reason].filter(Boolean).join(' ');
  }
}

function madeWords(what: GenerationRun['what'], kept: number): string {
  if (kept === 0) return `The last batch brought no ${what}.`;
  return `The last batch brought ${kept} ${kept === 1 ? what.slice(0, -1) : what}.`;
}
