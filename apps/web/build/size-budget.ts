import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

/** Those chunks and everything they import statically, but for what is `loaded` before. */
function withImports(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
  loaded: ReadonlySet<Rolldown.OutputChunk> = new Set(),
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk) || loaded.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  roots.forEach(visit);
  return found;
}

const scripts = (chunks: ReadonlySet<Rolldown.OutputChunk>): string[] =>
  [...chunks].map(({ fileName }) => fileName);

const styles = (chunks: ReadonlySet<Rolldown.OutputChunk>): string[] => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The sum of what each file of `dir` takes up with gzip, in KB of 1024 bytes. */
async function gzipKilobytes(dir: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(dir, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

interface Budget {
  /** For the JavaScript that a browser loads before the feed. */
  readonly initialKilobytes: number;
  /** For a part that is fetched later, by name: its scripts and styles with all that they import. */
  readonly laterKilobytes: Readonly<Record<string, number>>;
}

/** Prints the gzip size of what has a budget and fails the build above it. */
export function sizeBudget({ initialKilobytes, laterKilobytes }: Budget): Plugin {
  return {
    name: 'morsel:size-budget',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const check = async (what: string, files: readonly string[], limit: number) => {
        const kilobytes = await gzipKilobytes(dir, files);
        const figure = `${what}: ${kilobytes.toFixed(1)} KB gzip of ${limit} KB`;
        if (kilobytes > limit) this.error(`${figure}: over the budget`);
        this.info(figure);
      };
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const initial = withImports(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      await check('Initial JavaScript', scripts(initial), initialKilobytes);
      for (const [name, limit] of Object.entries(laterKilobytes)) {
        const roots = chunks.filter((chunk) => chunk.name === name);
        if (roots.length === 0) this.error(`There is no chunk ${name}`);
        const part = withImports(bundle, roots, initial);
        await check(name, [...scripts(part), ...styles(part)], limit);
      }
    },
  };
}
