import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const zero: Column = (column) => column.notNull().defaultTo(0);
const references =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade');

/**
 * What a run has used of the model that reviews, and which steps it has left out; the main ideas of
 * texts, and what readers want of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRunColumns(db);
  await createPlans(db);
}

async function addRunColumns(db: Kysely<unknown>): Promise<void> {
  const runs = () => db.schema.alterTable('generation_runs');
  await runs().addColumn('review_model', 'text').execute();
  await runs().addColumn('review_input_tokens', 'integer', zero).execute();
  await runs().addColumn('review_output_tokens', 'integer', zero).execute();
  await runs().addColumn('review_cost_micro_usd', 'integer').execute();
  await runs()
    .addColumn('skipped', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return isSqlite ? builder.modifyEnd(sql`strict`) : builder;
  };
  await table('source_plans')
    .addColumn('source_id', 'integer', (column) =>
      column.primaryKey().references('sources.id').onDelete('cascade'),
    )
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', required)
    .addColumn('output_tokens', 'integer', required)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('made_at', epochMs, required)
    .execute();

  await table('source_ideas')
    .addColumn('source_id', 'integer', references('sources.id'))
    .addColumn('key', 'text', required)
    .addColumn('rank', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('chapter', 'integer', required)
    .addColumn('chunks', 'text', required)
    .addColumn('question_batches', 'integer', zero)
    .addColumn('flashcard_batches', 'integer', zero)
    .addPrimaryKeyConstraint('source_ideas_pk', ['source_id', 'key'])
    .execute();

  await table('idea_wishes')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('source_id', 'integer', references('sources.id'))
    .addColumn('key', 'text', required)
    .addColumn('wish', 'text', required)
    .addColumn('set_at', epochMs, required)
    .addPrimaryKeyConstraint('idea_wishes_pk', ['user_id', 'source_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idea_wishes_by_source')
    .on('idea_wishes')
    .column('source_id')
    .execute();
}
