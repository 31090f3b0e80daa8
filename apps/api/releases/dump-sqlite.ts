import Database from 'better-sqlite3';

type Row = Readonly<Record<string, unknown>>;

/** A file of SQLite as statements that make it again, one a line or more, each ended by `;\n`. */
export function dumpSqlite(file: string, tables: readonly string[]): string {
  const database = new Database(file, { readonly: true });
  try {
    const schema = database
      .prepare<[], { type: string; name: string; sql: string }>(
        "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'",
      )
      .all();
    const makes = (type: string) => schema.filter((entry) => entry.type === type);
    const others = makes('table').filter(({ name }) => !tables.includes(name));
    const rows = [...others.map(({ name }) => name), ...tables].flatMap((table) =>
      insertsOf(table, database.prepare<[], Row>(`select * from "${table}"`).all()),
    );
    const ids = insertsOf(
      'sqlite_sequence',
      database.prepare<[], Row>('select name, seq from sqlite_sequence order by name').all(),
    );
    const sql = (entries: typeof schema) => entries.map((entry) => entry.sql);
    return [
      ...sql(makes('table')),
      ...rows,
      'delete from sqlite_sequence',
      ...ids,
      ...sql(makes('index')),
      ...sql(makes('trigger')),
    ]
      .map((statement) => `${statement};\n`)
      .join('');
  } finally {
    database.close();
  }
}

function insertsOf(table: string, rows: readonly Row[]): string[] {
  return rows.map((row) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const values = Object.values(row).map(literal);
    return `insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')})`;
  });
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  if (typeof value === 'string' && !value.includes(';\n'))
    return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A ${typeof value} cannot stand in a dump`);
}
