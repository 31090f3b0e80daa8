/** Made by `apps/web/build/common-passwords.ts`. */
declare module 'virtual:common-passwords' {
  /** In small letters, one to a line. */
  export const lines: string;
}
