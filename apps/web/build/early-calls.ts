import { join } from 'node:path';

import { build, type Plugin } from 'vite';

const SCRIPT = 'src/early-calls/send-early-calls.ts';
const NAME = 'early-calls.js';

/**
 * Builds the script that asks for the first card, apart from the page's own code: a few hundred bytes
 * that run while that is still on its way. It stands before it in the page.
 */
export function earlyCalls(): Plugin {
  let root = '';
  return {
    name: 'morsel:early-calls',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    async buildStart() {
      this.emitFile({ type: 'asset', name: NAME, source: await builtScript(root) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.startsWith('assets/early-calls-'));
        if (!file) throw new Error(`There is no ${NAME}`);
        const tag = `<script type="module" async crossorigin src="./${file}"></script>\n    `;
        return html.replace('<script type="module"', (found) => tag + found);
      },
    },
  };
}

async function builtScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(root, SCRIPT) } },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${SCRIPT} gives no chunk`);
  return chunk.code;
}
