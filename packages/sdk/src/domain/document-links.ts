/**
 * How it is known which book a document of a device is: by the file that was added, by the name of that
 * file, by title and author; or its reader has said so.
 */
export const DOCUMENT_LINKS = ['file', 'name', 'title', 'reader'] as const;
export type DocumentLinkKind = (typeof DOCUMENT_LINKS)[number];
