import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Drawn text is measured in its picture. */
const PICTURES = new Set(['ui/covers/cover.css']);

test('all type follows the size of text that the reader has chosen', () => {
  const inPixels = globSync('**/*.css', { cwd: source })
    .filter((file) => !PICTURES.has(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(source, file), 'utf8').matchAll(/^\s*font(-size)?:[^;]*\dpx[^;]*;/gm),
      ].map(([rule]) => `${file}: ${rule.trim()}`),
    );
  expect(inPixels).toEqual([]);
});
