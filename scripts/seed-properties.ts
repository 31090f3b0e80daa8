import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of every property; `null` where each takes one at random. */
    propertySeed: number | null;
  }
}

const seed = inject('propertySeed');
configureGlobal(seed === null ? {} : { seed });
