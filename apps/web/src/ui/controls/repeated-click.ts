/**
 * Whether a click is the second of a double click. Where a button makes way for another one, that
 * click is not meant for what has slid under the finger.
 */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
