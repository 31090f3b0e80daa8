/** Below it are the calls of KOReader's progress sync; what a reader types as their device's custom server. */
export const KOREADER_PATH = '/api/koreader';
