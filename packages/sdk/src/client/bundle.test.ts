import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
/** With what the bundler needs to load the rest later. */
const GZIP_LIMIT = 5.5 * 1024;

interface Bundle {
  readonly code: string;
  readonly modules: readonly string[];
}

/**
 * The client with all that it brings along, as a browser application would carry it; what is loaded
 * when it is needed is left out.
 */
async function bundled(): Promise<Bundle> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // Not `lib`, which leaves the white space in: this is how an application gets it.
      rolldownOptions: { input: 'src/index.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk')
    .filter(({ isEntry }) => isEntry);
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

async function gzipBytes(text: string): Promise<number> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(zipped).arrayBuffer()).byteLength;
}

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundled();
});

test('the client is in it', () => {
  expect(bundle.code).toContain('/api/quiz/answer');
  expect(bundle.modules).toContainEqual(expect.stringMatching(/src\/client\/create-client/));
});

test('neither the contract nor rules nor their libraries are in it', () => {
  const foreign = bundle.modules.filter(
    (id) => !/\/src\/(index|client|domain)|vite\/preload-helper/.test(id),
  );
  expect(foreign).toEqual([]);
});

test('it stays under 5.5 KB gzip', async () => {
  expect(await gzipBytes(bundle.code)).toBeLessThan(GZIP_LIMIT);
});
