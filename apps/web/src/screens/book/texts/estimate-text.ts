import type { GenerationEstimate } from '@morsel/sdk/contract';

import { priceText } from '../../../features/generation/price-text.ts';
import { counted } from '../../../ui/text/number-text.ts';

/** What a batch would take, such as "About $0.02 and 40 seconds." */
export function estimateText({ calls, usd, seconds }: GenerationEstimate): string {
  const time = seconds === null ? undefined : timeText(seconds);
  if (calls === 0) return `Costs nothing: rules make them${time ? `, in ${time}` : ''}.`;
  if (usd === 0) return `Costs nothing${time ? `, about ${time}` : ''}.`;
  if (usd === null) return `Price unknown${time ? `, about ${time}` : ''}.`;
  return `About ${priceText(usd)}${time ? ` and ${time}` : ''}.`;
}

function timeText(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, seconds), 'second');
  return counted(Math.round(seconds / 60), 'minute');
}
