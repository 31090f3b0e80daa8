/**
 * Cuts the files of the fonts out of what their packages bring: the characters and the weights that
 * `src/styles/fonts.css` names for each. To be run again once that changes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { charactersOf } from './characters-of.ts';

const STYLES = join(import.meta.dirname, '../src/styles');
const FACE = /@font-face \{.*?\}/gs;

const sourceOf = (family: string, file: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${file}`));

/** What a rule says, by a pattern of it. */
function saidIn(rule: string, pattern: RegExp): string[] {
  const [, ...said] = pattern.exec(rule) ?? [];
  if (said.length === 0) throw new Error(`A face without ${pattern}: ${rule}`);
  return said;
}

async function cut(rule: string): Promise<void> {
  const [file = '', family = ''] = saidIn(rule, /url\('\.\/(fonts\/(.+)-\w+\.woff2)'\)/);
  const [min = 0, max = min] = saidIn(rule, /font-weight: (\d+) (\d+)/).map(Number);
  const [range = ''] = saidIn(rule, /unicode-range:([^;]+)/);
  const font = await readFile(sourceOf(family, `files/${family}-latin-wght-normal.woff2`));
  const part = await subsetFont(font, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  await writeFile(join(STYLES, file), part);
  await copyFile(sourceOf(family, 'LICENSE'), join(STYLES, 'fonts', `${family}-license.txt`));
}

const styles = await readFile(join(STYLES, 'fonts.css'), 'utf8');
for (const [rule] of styles.matchAll(FACE)) if (!rule.includes('size-adjust')) await cut(rule);
