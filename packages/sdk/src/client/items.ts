import { endpoints } from '../contract/endpoints.ts';
import type { ReportRequest } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of questions and flashcards alike. */
export function itemCalls(send: SendRequest) {
  return {
    /** Where in the text the item's quote stands. */
    passage: (itemId: number, options: CallOptions = {}) =>
      send(endpoints.getPassage, { ...options, params: { itemId } }),

    /** Reports an item; it leaves the reader's feed. */
    report: (itemId: number, body: ReportRequest, options: CallOptions = {}) =>
      send(endpoints.reportItem, { ...options, params: { itemId }, body }),

    /** What the reader reported and what became of it, newest first. */
    reports: (options: CallOptions = {}) => send(endpoints.getReports, options),
  };
}
