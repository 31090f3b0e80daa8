/** Below it is an inbox that speaks Readwise's API; the base that a reader types into an exporter. */
export const READWISE_PATH = '/api/readwise/api/v2';

/** Stands where an app tells no author; in English KOReader sends it itself. It is nobody's name. */
export const UNKNOWN_AUTHOR = 'Unknown Author';

/** How it is known of which book highlights are: by title and author, or their reader has said so. */
export const HIGHLIGHTS_LINKS = ['title', 'reader'] as const;
export type HighlightsLinkKind = (typeof HIGHLIGHTS_LINKS)[number];
