import type { Static } from 'typebox';

import type * as schemas from './schemas/index.ts';

export type * from './schemas/index.ts';

export type SchemaName = keyof typeof schemas;

/**
 * What each schema of the contract describes, by its name. All that the client says of types comes from
 * this file: the build writes it out plainly (`build/write-types.ts`), so that who uses the client needs
 * no schema library to compile either.
 */
export type SchemaTypes = { readonly [Name in SchemaName]: Static<(typeof schemas)[Name]> };
