/** Writes the reference of the SDK anew, from its comments. */
import { join } from 'node:path';

import { SDK } from './pack-sdk.ts';
import { writeReference } from './sdk-reference.ts';

await writeReference(join(SDK, 'docs'));
