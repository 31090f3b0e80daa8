import type { AdminItem } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import type { ClaimedText } from './queries.ts';

/**
 * The claim that a model is to be asked about next, with its question as it is now; none of a text that
 * people alone decide about. `now` in epoch ms.
 */
export function findClaimToAsk(db: Db, now: number) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .innerJoin('books', 'books.id', 'items.bookId')
    .select(['answerClaims.itemId', 'normalized', 'text', 'answerClaims.createdAt'])
    .select(['items.kind', 'items.revision', 'itemRevisions.body', 'itemRevisions.answerKey'])
    .select(['books.title', 'books.author'])
    .where('answerClaims.state', '=', 'open')
    .where('askAt', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('answerClaims as settled')
            .select('settled.opId')
            .whereRef('settled.itemId', '=', 'answerClaims.itemId')
            .whereRef('settled.normalized', '=', 'answerClaims.normalized')
            .where('settled.state', '=', 'open')
            .where('settled.askAt', 'is', null),
        ),
      ),
    )
    .orderBy('askAt')
    .orderBy('answerClaims.createdAt')
    .orderBy('userId')
    .orderBy('opId')
    .limit(1)
    .executeTakeFirst();
}

/** Says when a model may be asked about the open claims of a text; null: never again. */
export async function setAskAt(
  db: Db | Tx,
  { itemId, normalized }: ClaimedText,
  askAt: number | null,
): Promise<void> {
  await db
    .updateTable('answerClaims')
    .set({ askAt })
    .where('itemId', '=', itemId)
    .where('normalized', '=', normalized)
    .where('state', '=', 'open')
    .execute();
}

type Opinion = AdminItem['claims'][number]['opinion'];

/** Notes what a model has said of the open claims of a text. */
export async function setOpinion(
  tx: Tx,
  { itemId, normalized }: ClaimedText,
  { isSame, at }: NonNullable<Opinion>,
): Promise<void> {
  await tx
    .updateTable('answerClaims')
    .set({ opinion: isSame ? 1 : 0, opinionAt: at })
    .where('itemId', '=', itemId)
    .where('normalized', '=', normalized)
    .where('state', '=', 'open')
    .execute();
}

/**
 * What a model has said of texts that were claimed of items as they are now, whatever became of that;
 * the last comes last.
 */
export function findOpinions(db: Db | Tx, itemIds: readonly number[]) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .select(['answerClaims.itemId', 'normalized', 'opinion', 'opinionAt'])
    .distinct()
    .where('answerClaims.itemId', 'in', itemIds)
    .whereRef('opinionAt', '>=', 'itemRevisions.createdAt')
    .orderBy('opinionAt')
    .$narrowType<{ opinion: 0 | 1; opinionAt: number }>()
    .execute();
}
