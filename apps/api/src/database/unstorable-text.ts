/** Whether a query failed because PostgreSQL texts cannot hold the character U+0000. */
export function isUnstorableText(error: Error): boolean {
  return 'code' in error && error.code === '22021';
}
