import { ModelError } from '../provider/model.ts';
import { type Usage, addUsage } from '../provider/token-usage.ts';
import type { Work } from '../runs/progress.ts';

/** Counts what a call has used, also when it fails. */
export async function metered<Answer extends { readonly usage: Usage }>(
  work: Work,
  call: Promise<Answer>,
  by: 'usage' | 'reviewUsage' = 'usage',
): Promise<Answer> {
  const count = (usage: Usage) => work.report({ [by]: addUsage(work.progress[by], usage) });
  try {
    const answer = await call;
    await count(answer.usage);
    return answer;
  } catch (error) {
    if (error instanceof ModelError) await count(error.usage);
    throw error;
  }
}
