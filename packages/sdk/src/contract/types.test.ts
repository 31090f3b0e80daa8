import type * as plain from '@morsel/sdk';
import type { Static } from 'typebox';
import { expectTypeOf, test } from 'vitest';

import type * as schemas from './schemas/index.ts';

type FromSchemas = { readonly [Name in keyof typeof schemas]: Static<(typeof schemas)[Name]> };

/** Names whose type, as it is written out, is not that of the schema. */
type Differing = {
  [Name in keyof FromSchemas]: [FromSchemas[Name], plain.SchemaTypes[Name]] extends [
    plain.SchemaTypes[Name],
    FromSchemas[Name],
  ]
    ? never
    : Name;
}[keyof FromSchemas];

test('the types that are written out are those of the schemas', () => {
  expectTypeOf<keyof plain.SchemaTypes>().toEqualTypeOf<keyof FromSchemas>();
  expectTypeOf<Differing>().toBeNever();
  expectTypeOf<plain.AnswerResult['level']>().toEqualTypeOf<number | undefined>();
});
