/** What a turn of the event loop takes of the processor at most before a reader would feel it, ms. */
export const LONGEST_TURN_MS = 15;

/**
 * How much of the processor each turn of this thread's event loop takes until something ends, ms: as
 * long nobody else is served, however loaded the machine is.
 */
export async function turnsUntil(end: Promise<unknown>): Promise<number[]> {
  const turns: number[] = [];
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    turns.push((user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await over;
  return turns;
}
