import type { ReportReason } from '@morsel/sdk/contract';

const WORDS: Readonly<Record<ReportReason, string>> = {
  wrong: 'The answer is wrong',
  unclear: 'It is unclear',
  'too-easy': 'It is too easy',
  'off-topic': 'It is not about this book',
  other: 'Something else',
};

/** What a reader may find wrong with an item, in the order in which it is offered. */
export const REPORT_REASONS: readonly ReportReason[] = [
  'wrong',
  'unclear',
  'too-easy',
  'off-topic',
  'other',
];

export function reasonWords(reason: ReportReason): string {
  return WORDS[reason];
}
