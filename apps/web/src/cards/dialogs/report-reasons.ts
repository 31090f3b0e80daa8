import type { ReportReason } from '@morsel/sdk/domain';

const WORDS: Readonly<Record<ReportReason, string>> = {
  wrong: 'The answer is wrong',
  unclear: 'It is unclear',
  'too-easy': 'It is too easy',
  'off-topic': 'It is not about this book',
  other: 'Something else',
};

export function reportReasonText(reason: ReportReason): string {
  return WORDS[reason];
}
