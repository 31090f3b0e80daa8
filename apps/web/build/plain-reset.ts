import type { Plugin } from 'vite';

/** How Tailwind's reset reads in a built style sheet, but for what it sets. */
const BUILT_RESET = /\*,:after,:before(?=\{box-sizing:)/;

/** How it reads in one that is served as it is written, with the selectors that stay. */
const SERVED_RESET = /\*,\s*::after,\s*::before,(?=[^{}]*\{\s*box-sizing:)/;

/**
 * Has Tailwind's reset leave `::before` and `::after` alone: for its sake the browser would else work out three
 * styles for each element instead of one. Those that Morsel draws say what they need by themselves.
 */
export function plainReset(): Plugin[] {
  return [inBuild(), whileServed()];
}

function inBuild(): Plugin {
  return {
    name: 'morsel:plain-reset',
    apply: 'build',
    generateBundle(_options, bundle) {
      let isFound = false;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || typeof file.source !== 'string') continue;
        if (!file.fileName.endsWith('.css') || !BUILT_RESET.test(file.source)) continue;
        file.source = file.source.replace(BUILT_RESET, '*');
        isFound = true;
      }
      if (!isFound) this.error("Tailwind's reset is written in another way");
    },
  };
}

/** After Tailwind's plugin, which is early too, has written the reset. */
function whileServed(): Plugin {
  return {
    name: 'morsel:plain-reset-served',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?.*)?$/ },
      handler: (code) => (SERVED_RESET.test(code) ? code.replace(SERVED_RESET, '*,') : undefined),
    },
  };
}
