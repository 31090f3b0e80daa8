import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { TestProject } from 'vitest/node';

import { packSdk, sdkAsPublished } from './pack-sdk.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the SDK as it is published. */
    published: string;
    /** The same as a file, as a registry has it. */
    tarball: string;
  }
}

/** Packs the SDK once for all tests of it. */
export default async function setup({ provide }: TestProject) {
  const published = await sdkAsPublished();
  const tarball = await packSdk(published);
  provide('published', published);
  provide('tarball', tarball);
  return async () => {
    for (const folder of [published, dirname(tarball)]) {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
