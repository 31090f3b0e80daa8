import { measured } from '../measured.ts';
import type { Db, Tx } from './connection.ts';
import { DirectSqliteAdapter } from './direct-statements.ts';
import { onceMoreIfUnsure } from './repeat-transactions.ts';

/** So many at most share a commit: together they keep nobody else waiting for long. */
const MOST_TOGETHER = 64;

type Work<Result> = (tx: Tx) => Promise<Result>;

/**
 * A transaction like any other for whoever asks for it: what fails is undone alone, and what is done
 * is durable once this returns. On SQLite all that is asked for in one turn of the event loop is
 * committed together, since waiting for the disk takes longer than the work; PostgreSQL does so itself.
 *
 * `work` may be done a second time, where the first is lost with the transaction that it shared, or with
 * the connection to PostgreSQL: it must leave no trace but in the database, and find there what it has done.
 */
export function commitTogether<Result>(db: Db, work: Work<Result>): Promise<Result> {
  if (!(db.getExecutor().adapter instanceof DirectSqliteAdapter)) {
    return counted(1, () => onceMoreIfUnsure(() => db.transaction().execute(work)));
  }
  const commits = sharedCommits.get(db) ?? new SharedCommits(db);
  sharedCommits.set(db, commits);
  return new Promise((resolve, reject) => {
    commits.add(waitingWork(work, resolve, reject));
  });
}

const sharedCommits = new WeakMap<Db, SharedCommits>();

class SharedCommits {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #isUnderWay = false;

  constructor(db: Db) {
    this.#db = db;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#commitNextTurn();
  }

  /** When the loop has read what else has arrived. */
  #commitNextTurn(): void {
    setImmediate(() => void this.#commit());
  }

  async #commit(): Promise<void> {
    const group = this.#waiting.splice(0, MOST_TOGETHER);
    await counted(group.length, () =>
      group.length === 1 ? alone(this.#db, group) : together(this.#db, group),
    );
    if (this.#waiting.length > 0) this.#commitNextTurn();
    else this.#isUnderWay = false;
  }
}

async function counted<Result>(works: number, commit: () => Promise<Result>): Promise<Result> {
  if (!measured.commit.isCounted) return commit();
  const begin = performance.now();
  try {
    return await commit();
  } finally {
    measured.commit.tell({ works, ms: performance.now() - begin });
  }
}

async function alone(db: Db, group: readonly Waiting[]): Promise<void> {
  for (const waiting of group) await waiting.runAlone(db);
}

async function together(db: Db, group: readonly Waiting[]): Promise<void> {
  let hasBegun = false;
  try {
    await db.transaction().execute(async (tx) => {
      hasBegun = true;
      for (const waiting of group) await waiting.runIn(tx);
    });
  } catch (error) {
    // Nothing of it is there. Each goes by itself, so that who it was lost by harms nobody else; where
    // not even that may begin, all would only wait for it in vain.
    if (hasBegun) return alone(db, group);
    for (const waiting of group) waiting.refuse(error);
    return;
  }
  for (const waiting of group) waiting.settle();
}

/** Work that is to be done, for somebody who is told once it is durable. */
type Waiting = {
  /** @throws when it failed midway: what it has written is taken back with the whole transaction alone. */
  runIn(tx: Tx): Promise<void>;
  runAlone(db: Db): Promise<void>;
  /** Tells how it went in the transaction that has been committed since. */
  settle(): void;
  refuse(error: unknown): void;
};

function waitingWork<Result>(
  work: Work<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Waiting {
  let tell = () => {};
  return {
    async runIn(tx) {
      const before = rowsChangedIn(tx);
      try {
        const result = await work(tx);
        tell = () => resolve(result);
      } catch (error) {
        if (rowsChangedIn(tx) !== before) throw error;
        tell = () => reject(error);
      }
    },
    runAlone: (db) => db.transaction().execute(work).then(resolve, reject),
    settle: () => tell(),
    refuse: reject,
  };
}

/** How many rows have been changed by now; undefined when the transaction is over, as after a full disk. */
function rowsChangedIn(tx: Tx): number | undefined {
  const { adapter } = tx.getExecutor();
  return adapter instanceof DirectSqliteAdapter ? adapter.statements?.rowsChanged() : undefined;
}
