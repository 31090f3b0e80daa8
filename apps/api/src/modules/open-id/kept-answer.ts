/**
 * Asks when it is first needed, once for all who wait, and again after `keptMs`. A failure is told and
 * asked again the next time; who has an older answer goes on with that.
 */
export function keptAnswer<Answer>(
  ask: () => Promise<Answer>,
  { keptMs, now }: { keptMs: number; now: () => number },
): () => Promise<Answer> {
  let kept: { readonly answer: Answer; readonly until: number } | undefined;
  let asking: Promise<Answer> | undefined;

  async function askAnew(): Promise<Answer> {
    try {
      const answer = await ask();
      kept = { answer, until: now() + keptMs };
      return answer;
    } catch (error) {
      if (kept === undefined) throw error;
      return kept.answer;
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    if (kept !== undefined && now() < kept.until) return kept.answer;
    asking ??= askAnew();
    return asking;
  };
}
