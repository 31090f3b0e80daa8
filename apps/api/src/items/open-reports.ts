import { expressionBuilder, sql } from 'kysely';

import type { Tables } from '../database/tables.ts';

const on = expressionBuilder<Tables, 'itemReports'>();

/** A constant of the query: the index has such reports only. */
export const isOpenReport = () => on('itemReports.state', '=', sql.lit<'open'>('open'));
