export type OddJob =
  | 'add'
  | 'tell process'
  | 'throw'
  | 'exit'
  | 'hog heap'
  | 'hog buffers'
  | 'wait'
  | 'hang';

/** Runs in the background what tests want to see there, well behaved and otherwise. */
export async function task(job: OddJob): Promise<number> {
  switch (job) {
    case 'add':
      return 1 + 1;
    case 'tell process':
      return process.pid;
    case 'throw':
      throw new TypeError('This job is odd');
    case 'exit':
      return process.exit(3);
    case 'hog heap':
      return hog(() => Array(5_000_000).fill(0.5));
    case 'hog buffers':
      return hog(() => Buffer.alloc(20_000_000, 1));
    case 'wait':
      return new Promise((resolve) => setTimeout(() => resolve(2), 1_000));
    case 'hang':
      for (;;);
  }
}

function hog(take: () => unknown): number {
  const taken: unknown[] = [];
  for (;;) taken.push(take());
}
