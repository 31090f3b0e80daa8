import { type Kysely, sql } from 'kysely';

/** An e-reader's file is looked for among all that were added, with each word of a device about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('source_readers_by_file')
    .on('source_readers')
    .column('partial_md5')
    .where(sql<boolean>`partial_md5 is not null`)
    .execute();
}
