import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Files } from './proxy.ts';

const built = fileURLToPath(new URL('../dist/', import.meta.url));

const FROM_WHERE_IT_LIES = /(?<= (?:href|src)="|url\()\.\//g;

const INDEX_REVISION = /("revision":")\w+(","url":"index\.html")/;

/**
 * What the next version of the built web app is made of: the same code in scripts of other names, so
 * that the worker, the page and every script differ from those of this one.
 */
export async function nextVersion(): Promise<Files> {
  const assets = await readdir(join(built, 'assets'));
  const scripts = new Set(assets.filter((name) => name.endsWith('.js')));
  const rename = (name: string) => (scripts.has(name) ? name.replace(/\.js$/, '-next.js') : name);
  const read = async (file: string) => {
    const text = await readFile(join(built, file), 'utf8');
    return text.replaceAll(/[\w.-]+\.js\b/g, rename).replace(INDEX_REVISION, '$1next$2');
  };
  // As the server has it, which names its files from the root.
  const page = (await read('index.html')).replaceAll(FROM_WHERE_IT_LIES, '/');
  const renamed = await Promise.all(
    [...scripts].map(async (name) => [`/assets/${rename(name)}`, await read(`assets/${name}`)]),
  );
  return {
    '/': page,
    '/index.html': page,
    '/service-worker.js': await read('service-worker.js'),
    ...Object.fromEntries(renamed),
  };
}
