import { asSqliteFailure } from '../database/sqlite-failures.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { BackupError } from './backup-error.ts';

/** What the system says of a disk or a folder that somebody can do something about. */
const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EACCES: 'a file or folder is not open to this user',
  EPERM: 'a file or folder is not open to this user',
  EROFS: 'the disk cannot be written',
  EIO: 'the disk fails',
};

/**
 * Does the work, and says of a disk or database that gave way what it was.
 *
 * @throws BackupError then; other errors come as they are.
 */
export async function explainFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      throw new BackupError('it was stopped', { cause: error });
    }
    const failure = asSqliteFailure(error);
    if (failure instanceof DatabaseUnavailableError) {
      throw new BackupError(failure.message, { cause: error });
    }
    const reason = error instanceof Error && SYSTEM_REASONS[codeOf(error)];
    if (!reason) throw error;
    throw new BackupError(`${reason} (${error.message})`, { cause: error });
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
