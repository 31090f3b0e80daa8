import { type Work, rejectedWith } from '../runs/progress.ts';

/** Counts drafts that were refused by what refused them. */
export async function countRefusals(
  work: Work,
  refused: readonly { readonly refusal: string }[],
): Promise<void> {
  if (refused.length === 0) return;
  const reasons = refused.map(({ refusal }) => refusal);
  await work.report({ rejected: rejectedWith(work.progress.rejected, reasons) });
}
