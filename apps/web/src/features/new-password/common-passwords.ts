import { lines } from 'virtual:common-passwords';

/** To be loaded when somebody is about to choose a password, and kept on no device for later. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(lines.split('\n'));
