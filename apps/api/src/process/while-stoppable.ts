const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Does work that has something to tidy up when the process is asked to end: its signal is aborted then, and
 * once it has settled the process ends by what it was sent. Who asks a second time does not wait for that.
 */
export async function whileStoppable<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  let asked: NodeJS.Signals | undefined;
  const stop = (name: NodeJS.Signals) => {
    asked ??= name;
    stopping.abort();
  };
  for (const name of SIGNALS) process.once(name, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
    if (asked !== undefined) process.kill(process.pid, asked);
  }
}
