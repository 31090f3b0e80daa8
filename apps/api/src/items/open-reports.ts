import { expressionBuilder, sql } from 'kysely';

import type { Tables } from '../database/tables.ts';

const on = expressionBuilder<Tables, 'itemReports' | 'itemHidings'>();

/** A constant of the query: the index has such reports only. */
export const isOpenReport = () => on('itemReports.state', '=', sql.lit<'open'>('open'));

/** The same of hidings, about which no admin has decided. */
export const isOpenHiding = () => on('itemHidings.state', '=', sql.lit<'open'>('open'));
