import { Kysely, type TransactionBuilder } from 'kysely';

import { measured } from '../measured.ts';
import { pauseAfterConflict } from './patience.ts';
import {
  isConflict,
  maybeAboutOne,
  ofConflicts,
  PostgresUnavailableError,
} from './postgres-failures.ts';
import type { Tables } from './tables.ts';

const MOST_TIMES = 6;

/**
 * A database whose transactions are done again as a whole where PostgreSQL has undone them: since
 * they got into the way of others, or since the connection was lost before it heard of their end. So what a
 * transaction does may be done several times, and must leave no trace but in the database.
 */
export class RepeatingDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    const execute: typeof once = (work) => repeatWhole(() => once(work));
    return Object.assign(builder, { execute });
  }
}

/** @throws PostgresUnavailableError when it was undone too often, or nobody knows whether it was. */
async function repeatWhole<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let times = 1; ; times += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isInTheWay = isConflict(error);
      if (!isInTheWay && !isLostAndUndone(error)) throw error;
      if (times === MOST_TIMES) throw isInTheWay ? ofConflicts(error) : maybeAboutOne(error);
      measured.repeat.tell({ cause: isInTheWay ? 'conflict' : 'lost-connection' });
      await pauseAfterConflict();
    }
  }
}

/**
 * Does once more what may have been done already: where the connection was lost while a transaction ended,
 * nobody knows. For work that finds out by itself, as operations do by their ids.
 */
export async function onceMoreIfUnsure<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PostgresUnavailableError) || error.isUndone) throw error;
    measured.repeat.tell({ cause: 'lost-connection' });
    return act();
  }
}

const isLostAndUndone = (error: unknown) =>
  error instanceof PostgresUnavailableError && error.isConnectionLost && error.isUndone;
