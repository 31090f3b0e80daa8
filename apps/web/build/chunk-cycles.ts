import type { Plugin, Rolldown } from 'vite';

/** The first chunks found that import each other statically, the first again at the end. */
function findCycle(bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): readonly string[] | undefined => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || done.has(file)) return undefined;
    const path = [...above, file];
    if (above.includes(file)) return path.slice(above.indexOf(file));
    for (const imported of output.imports) {
      const cycle = visit(imported, path);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(bundle)) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Fails the build where chunks import each other: which of their modules runs first would then hang
 * on which is asked for first, and the others' constants would be undefined.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'morsel:no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const cycle = findCycle(bundle);
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}
