import type { Endpoint } from '../endpoint.ts';

/** Questions and flashcards alike. */
export const itemEndpoints = {
  getPassage: {
    summary: "Where in the text an item's quote stands",
    method: 'GET',
    path: '/api/items/:itemId/passage',
    access: 'reader',
    token: 'read',
    params: 'ItemParams',
    answer: 'Passage',
  },
  reportItem: {
    summary: "Reports a question or flashcard; it leaves the reader's feed",
    method: 'POST',
    path: '/api/items/:itemId/reports',
    access: 'reader',
    token: 'study',
    params: 'ItemParams',
    body: 'ReportRequest',
    answer: 'Report',
  },
  getReports: {
    summary: 'What the reader reported and what became of it, newest first',
    method: 'GET',
    path: '/api/reports',
    access: 'reader',
    token: 'read',
    answer: 'Reports',
  },
} as const satisfies Record<string, Endpoint>;
