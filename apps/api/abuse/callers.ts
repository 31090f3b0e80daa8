import { inject } from 'vitest';

import { callersOf } from './caller.ts';

/** Who calls the server that is attacked. */
export const { stranger, guest, account, admin } = callersOf(inject('abused'));
