import { offline } from '../offline/open.ts';

/**
 * Does what changes who reads while nothing is sent for anybody, after what can be sent has been.
 * Where the offline code cannot be had, nothing is sent by it either.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const machinery = await offline().catch(() => undefined);
  return machinery ? machinery.alone(work) : work();
}
