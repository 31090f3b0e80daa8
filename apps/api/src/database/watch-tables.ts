import type Database from 'better-sqlite3';

type Value = number | null;

/** What is told of a table's rows that are inserted, updated or deleted. */
export interface WatchedTable {
  readonly table: string;
  /** What is told of a row, before and after: columns, or expressions of a row's name. */
  readonly values: readonly (string | ((row: 'old' | 'new') => string))[];
  /** The columns of which an update counts; those of any do when this is absent. */
  readonly updatesOf?: readonly string[];
  /** What counts; all of it does when this is absent. */
  readonly events?: readonly ('insert' | 'update' | 'delete')[];
  readonly tell: (...values: Value[]) => void;
}

/** Tables that are watched until that ends. */
export interface TableWatch {
  /** Another number once another process has committed something. */
  foreignVersion(): number;
  end(): void;
}

let watches = 0;

/**
 * Tells which rows of tables this connection changes, whatever makes it do so: as SQLite itself
 * changes them, by cascades and by statements alike. It is told before the commit, and of what is rolled
 * back, too: a change that is told says what to look at again, and nothing of how it is.
 */
export function watchTables(
  database: Database.Database,
  tables: readonly WatchedTable[],
): TableWatch {
  const triggers = tables.flatMap((watched) => watchTable(database, watched));
  const foreign = database.prepare<[], number>('pragma data_version').pluck();
  return {
    foreignVersion: () => foreign.get() ?? 0,
    end() {
      if (!database.open) return;
      for (const trigger of triggers) database.exec(`drop trigger if exists temp.${trigger}`);
    },
  };
}

function watchTable(database: Database.Database, watched: WatchedTable): string[] {
  watches += 1;
  const name = `watch_${watches}`;
  database.function(name, { varargs: true }, (...values) => {
    watched.tell(...(values as Value[]));
    return null;
  });
  return eventsOf(watched, name).map((event, index) => {
    const trigger = `${name}_${index}`;
    database.exec(`create temp trigger ${trigger} ${event}`);
    return trigger;
  });
}

function eventsOf({ table, values, updatesOf = [], events }: WatchedTable, name: string) {
  const tell = (row: 'old' | 'new') => {
    const told = values.map((value) =>
      typeof value === 'string' ? `${row}.${value}` : value(row),
    );
    return `select ${name}(${told.join(', ')});`;
  };
  const differs = updatesOf.map((column) => `old.${column} is not new.${column}`).join(' or ');
  const condition = differs === '' ? '' : `when ${differs}`;
  const bodies = {
    insert: `begin ${tell('new')} end`,
    update: `${condition} begin ${tell('old')} ${tell('new')} end`,
    delete: `begin ${tell('old')} end`,
  };
  const counted = events ?? (['insert', 'update', 'delete'] as const);
  return counted.map((event) => `after ${event} on main.${table} ${bodies[event]}`);
}
