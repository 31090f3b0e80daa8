/**
 * Writes down what a release takes and answers (OpenAPI), which later ones do not break:
 *
 *     node releases/write-description.ts 0.1.0
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiDescription } from '../src/http/openapi.ts';

const [, , version = ''] = process.argv;
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: write-description.ts <version>');
const folder = join(import.meta.dirname, version);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(apiDescription())}\n`);
