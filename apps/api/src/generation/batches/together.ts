/**
 * Like `Promise.all`, but a failure waits for the others: what they use is counted before anybody
 * closes the account.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
