import type { CompiledQuery, LogEvent } from 'kysely';

const listeners = new Set<(query: CompiledQuery) => void>();

/** Where the database of a test reports what it runs; see `queriesDuring`. */
export function noteQuery({ level, query }: LogEvent): void {
  if (level === 'query') for (const listener of listeners) listener(query);
}

/** The queries that `act` runs on the database of the test, however they were built. */
export async function queriesDuring(act: () => Promise<void>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const listener = (query: CompiledQuery) => void queries.push(query);
  listeners.add(listener);
  try {
    await act();
  } finally {
    listeners.delete(listener);
  }
  return queries;
}
