import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

// Without pages, which the server completes for each address.
const textExtensions = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const compressors = [
  ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ['.gz', promisify(gzip), { level: 9 }],
] as const;

async function writeCompressed(file: string): Promise<void> {
  const source = await readFile(file);
  for (const [extension, compress, options] of compressors) {
    const compressed = await compress(source, options);
    if (compressed.length < source.length) await writeFile(file + extension, compressed);
  }
}

/** Writes a .br and a .gz beside each text file of the build, after every other plugin is done. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'morsel:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
          if (entry.isFile() && textExtensions.has(extname(entry.name))) {
            await writeCompressed(join(entry.parentPath, entry.name));
          }
        }
      },
    },
  };
}
