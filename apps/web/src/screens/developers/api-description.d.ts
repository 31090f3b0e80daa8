/** Made by `apps/web/build/api-description.ts`. */
declare module 'virtual:api-description' {
  /** Each a `CallGroup`. */
  export const groups: readonly unknown[];
  /** The first program of the SDK's README. */
  export const program: string;
}
