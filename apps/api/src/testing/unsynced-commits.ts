import Database from 'better-sqlite3';
import { vi } from 'vitest';

/** How often a connection to SQLite is told, while `act` runs, not to wait for the disk. */
export async function countUnsynced(act: () => Promise<void>): Promise<number> {
  const pragma = vi.spyOn(Database.prototype, 'pragma');
  try {
    await act();
    return pragma.mock.calls.filter(([source]) => source === 'synchronous = normal').length;
  } finally {
    pragma.mockRestore();
  }
}
