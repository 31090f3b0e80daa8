import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from 'kysely';

type Names = readonly (readonly [column: string, name: string])[];

/**
 * Names are camelCase here, snake_case in SQL. All rows of a query have the same columns, so that
 * their names are worked out once; rows whose columns are one word each are left as they are.
 */
export class CamelCaseRows extends CamelCasePlugin {
  readonly #names = new WeakMap<object, Names>();

  override async transformResult({
    result,
    queryId,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (first === undefined) return result;
    const names = this.#names.get(queryId) ?? this.#namesOf(first);
    this.#names.set(queryId, names);
    if (names.every(([column, name]) => column === name)) return result;
    const renamed = (row: UnknownRow): UnknownRow => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    };
    return { ...result, rows: result.rows.map(renamed) };
  }

  /** What a column is called here. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }

  #namesOf(row: UnknownRow): Names {
    return Object.keys(row).map((column) => [column, this.nameOf(column)] as const);
  }
}
