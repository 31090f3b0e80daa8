/** A backup could not be made, read or restored; the message tells why, and what to do about it. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** A backup was made, but of a database whose totals are not as its log says. */
export class DifferingBackupError extends BackupError {
  override readonly name = 'DifferingBackupError';
}
