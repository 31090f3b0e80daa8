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

const made: string[] = [];

/** Packs the SDK once for all tests of it. */
export async function setup({ provide }: TestProject) {
  const published = await sdkAsPublished();
  made.push(published);
  const tarball = await packSdk(published);
  made.push(dirname(tarball));
  provide('published', published);
  provide('tarball', tarball);
}

export async function teardown() {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
}
