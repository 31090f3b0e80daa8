import { DatabaseUnavailableError } from '../errors.ts';

/** For what a call does beside what it was made for: undefined where the database cannot be used. */
export async function unlessUnavailable<Result>(
  work: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return undefined;
    throw error;
  }
}
