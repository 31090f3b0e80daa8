/** Writes the reference of the SDK anew, from its comments. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { SDK, sdkAsPublished } from './pack-sdk.ts';
import { writeReference } from './sdk-reference.ts';

const published = await sdkAsPublished();
await writeReference(published, join(SDK, 'docs'));
await rm(published, { recursive: true });
