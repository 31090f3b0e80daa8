import type { Plugin } from 'vite';

const ORDER = '@layer properties, theme, base, components, utilities;';

/**
 * Puts the order of the layers at the head of every style sheet: whichever loads first decides it,
 * and that need not be the one of the main chunk.
 */
export function layerOrder(): Plugin {
  return {
    name: 'morsel:layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        if (typeof file.source === 'string') file.source = ORDER + file.source;
      }
    },
  };
}
