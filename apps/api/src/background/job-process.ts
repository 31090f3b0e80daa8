import { Piscina } from 'piscina';

import type { JobReply, Job, JobResult } from './run-in-background.ts';

const MOST_HEAP_MB = 384;
/** Of the whole process: buffers are no part of the heap. */
const MOST_MEMORY_BYTES = 768 * 1024 * 1024;
const WORN_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

const pool = new Piscina({
  name: 'task',
  maxThreads: 1,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
});

/** Of the processor, in microseconds: what the job at work may take up to. */
let mostCpu = Infinity;

process.on('message', (job: Job) => {
  mostCpu = cpuTaken() + job.cpuMs * 1000;
  void outcomeOf(job).then((outcome) => {
    mostCpu = Infinity;
    const isWorn = process.memoryUsage.rss() > WORN_BYTES;
    process.send?.({ ...outcome, isWorn } satisfies JobReply);
  });
});
// The server is gone: nobody waits for the outcome, and nobody would end a job that hangs.
process.once('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.exit(1);
  if (cpuTaken() > mostCpu) process.send?.({ isOutOfTime: true } satisfies JobReply);
}, LOOK_EVERY_MS);

function cpuTaken(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function outcomeOf({ script, input }: Job): Promise<JobResult> {
  try {
    return { output: await pool.run(input, { filename: script }) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
