import type { Plugin, Rolldown } from 'vite';

/**
 * Has browsers that know it compile all functions of a file while it arrives, beside the page; by themselves they
 * compile most of them in it, each when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

const chunks = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** Puts the hint on top of each chunk: nearly all that a screen brings, it calls. */
export function compileHints(): Plugin {
  return {
    name: 'morsel:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of chunks(bundle)) chunk.code = HINT + chunk.code;
      },
    },
    writeBundle(_, bundle) {
      for (const { code, fileName } of chunks(bundle)) {
        if (!code.startsWith(HINT)) this.error(`${fileName} does not begin with its hint`);
      }
    },
  };
}
