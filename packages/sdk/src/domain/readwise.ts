/** Below it is an inbox that speaks Readwise's API; the base that a reader types into an exporter. */
export const READWISE_PATH = '/api/readwise';
