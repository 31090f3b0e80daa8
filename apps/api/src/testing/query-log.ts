import type { LogEvent } from 'kysely';

import type { Sent } from '../database/direct-statements.ts';

const listeners = new Set<(query: Sent) => void>();

/** Where the database of a test reports what it runs; see `queriesDuring`. */
export function noteQuery({ level, query }: LogEvent): void {
  if (level === 'query') noteSent(query);
}

/** The same for what goes past Kysely. */
export function noteSent(query: Sent): void {
  for (const listener of listeners) listener(query);
}

/** The queries that `act` runs on the database of the test, however they were built. */
export async function queriesDuring(act: () => Promise<void>): Promise<Sent[]> {
  const queries: Sent[] = [];
  const listener = (query: Sent) => void queries.push(query);
  listeners.add(listener);
  try {
    await act();
  } finally {
    listeners.delete(listener);
  }
  return queries;
}
