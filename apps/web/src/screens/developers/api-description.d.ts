/** Made by `apps/web/build/api-description.ts`. */
declare module 'virtual:api-description' {
  export const groups: readonly import('./described-call.ts').CallGroup[];
  /** The first program of the SDK's README. */
  export const program: string;
}
