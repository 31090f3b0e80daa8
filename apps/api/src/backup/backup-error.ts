/** A backup could not be made, read or restored; the message tells why, and what to do about it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
