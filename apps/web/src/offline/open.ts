import type * as machinery from './machinery.ts';

type Machinery = typeof machinery;

let loading: Promise<Machinery> | undefined;

/** The code that goes on without the server, loaded when it is first needed. */
export function offline(): Promise<Machinery> {
  loading ??= import('./machinery.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
