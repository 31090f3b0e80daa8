import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { type Config, environmentWith } from './config.ts';

const COMMAND = join(import.meta.dirname, '../cli/backup.ts');
/** How the command ends that has made a backup of totals which differ from the log. */
export const MADE_BUT_DIFFERS = 3;

/** The service itself has five seconds. */
const LONGEST_END_MS = 2000;

export type RanBackup = {
  /** By the command. */
  readonly said: string;
  /** Whether the totals of the database are not as the log says. */
  readonly isDiffering: boolean;
};

/**
 * Makes a backup in a process of its own, which `signal` ends.
 *
 * @throws Error with what the command said when it fails.
 */
export async function runBackup(
  { backup, databaseUrl }: Pick<Config, 'backup' | 'databaseUrl'>,
  signal: AbortSignal,
): Promise<RanBackup> {
  const child = spawn(process.execPath, [COMMAND, '--prune'], {
    env: environmentWith({
      DATABASE_URL: databaseUrl,
      BACKUP_DIR: backup.folder,
      BACKUP_KEEP: String(backup.keep),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let forced: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill();
    // SQLite looks through a large file in one go, and hears nothing meanwhile.
    forced = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
  };
  signal.addEventListener('abort', end);
  try {
    const [said, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (child.exitCode === 0) return { said: said.trim(), isDiffering: false };
    if (child.exitCode !== MADE_BUT_DIFFERS)
      throw new Error(errors.trim() || 'the backup was ended');
    return { said: errors.trim(), isDiffering: true };
  } finally {
    clearTimeout(forced);
    signal.removeEventListener('abort', end);
  }
}
