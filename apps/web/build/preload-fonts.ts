import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Has the page ask at once, instead of when the style sheet has arrived, for the part of its fonts that every
 * screen needs.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'morsel:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /-basic-[^/]+\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `./${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
