import { NoLocalDatabase, withDatabase } from '../local-database.ts';

/** Works with the local database; answers the other value where the browser has none. */
export async function withDatabaseIfAny<Result>(
  work: Parameters<typeof withDatabase<Result>>[0],
  otherwise: Result,
): Promise<Result> {
  try {
    return await withDatabase(work);
  } catch (error) {
    if (error instanceof NoLocalDatabase) return otherwise;
    throw error;
  }
}
