import type { Plugin } from 'vite';

/** How Tailwind's reset reads in a built style sheet, but for what it sets. */
const RESET = /\*,:after,:before(?=\{box-sizing:)/;

/**
 * Has Tailwind's reset leave `::before` and `::after` alone: for its sake the browser would else work out three
 * styles for each element instead of one. Those that Morsel draws say what they need by themselves.
 */
export function plainReset(): Plugin {
  return {
    name: 'morsel:plain-reset',
    apply: 'build',
    generateBundle(_options, bundle) {
      let isFound = false;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || typeof file.source !== 'string') continue;
        if (!file.fileName.endsWith('.css') || !RESET.test(file.source)) continue;
        file.source = file.source.replace(RESET, '*');
        isFound = true;
      }
      if (!isFound) this.error("Tailwind's reset is written in another way");
    },
  };
}
