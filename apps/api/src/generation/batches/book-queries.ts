import type { TopicName } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';

const topicNamed = (db: Db | Tx, name: string) =>
  db
    .selectFrom('topics')
    .select('topics.id')
    .where('topics.name', '=', name)
    .$asScalar()
    .$notNull();

/** Gives a book the topic that nobody has chosen for it. */
export async function setTopic(tx: Tx, bookId: number, topic: string): Promise<void> {
  await tx
    .updateTable('books')
    .set({ topicId: topicNamed(tx, topic), topicChosen: 1 })
    .where('id', '=', bookId)
    .where('topicChosen', '=', 0)
    .execute();
}

/** Gives a book a topic that a better judge may still change. */
export async function suggestTopic(db: Db, bookId: number, topic: TopicName): Promise<void> {
  await db
    .updateTable('books')
    .set({ topicId: topicNamed(db, topic) })
    .where('id', '=', bookId)
    .where('topicChosen', '=', 0)
    .execute();
}

/** Gives a book without a description one. */
export async function setDescription(tx: Tx, bookId: number, description: string): Promise<void> {
  await tx
    .updateTable('books')
    .set({ description })
    .where('id', '=', bookId)
    .where('description', '=', '')
    .execute();
}
