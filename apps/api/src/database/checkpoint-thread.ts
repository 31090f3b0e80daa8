import Database from 'better-sqlite3';

/** What `wal_checkpoint` says. */
export type PagesOfLog = readonly [busy: number, pages: number, copied: number];

let database: Database.Database | undefined;

/**
 * Copies the log into the database, in a thread of its own. It waits for nobody, and nobody for it. The file is opened
 * with the first, since another may be at its path later.
 *
 * @returns how many pages of the log it could not copy, since somebody still reads what was before them.
 */
export function checkpoint(file: string): number {
  database ??= new Database(file, { fileMustExist: true });
  const [, pages, copied] = database
    .prepare<[], PagesOfLog>('pragma wal_checkpoint(passive)')
    .raw()
    .get() ?? [0, 0, 0];
  return pages - copied;
}
