import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

/** The entry chunks and everything they import statically: what a browser loads before the feed. */
function initialChunks(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const output = bundle[fileName];
    if (output?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    output.imports.forEach(visit);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) visit(output.fileName);
  }
  return [...found];
}

/** Prints the gzip size of the initial JavaScript and fails the build above the limit (1 KB = 1024 bytes). */
export function sizeBudget({ limitKilobytes }: { limitKilobytes: number }): Plugin {
  return {
    name: 'morsel:size-budget',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const sizes = await Promise.all(
        initialChunks(bundle).map(async (file) => gzipSync(await readFile(join(dir, file))).length),
      );
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
      const figure = `Initial JavaScript: ${kilobytes.toFixed(1)} KB gzip of ${limitKilobytes} KB`;
      if (kilobytes > limitKilobytes) this.error(`${figure}: over the budget`);
      this.info(figure);
    },
  };
}
