/** Where other apps send what their reader shares; the library shows it in the form of a new book. */
export const SHARE_ADDRESS = '/library';

/** How the parts of a share are called, in its form and in the library's address. */
export const SHARED_WORDS = ['title', 'text', 'url'] as const;
export const SHARED_FILES_FIELD = 'files';

/** In the library's address, once or more: what became of a share that did not come through. */
export const TROUBLE = 'share';

export const SHARE_TROUBLES = [
  'missed',
  'foreign',
  'unknown-kind',
  'too-large',
  'too-many',
  'no-room',
  'not-kept',
] as const;
export type ShareTrouble = (typeof SHARE_TROUBLES)[number];
