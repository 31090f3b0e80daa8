const RIGHT_MS = 12;
const WRONG_MS = [20, 40, 20];

/** A short vibration for a verdict, where the device has one and motion is welcome. */
export function buzz(isCorrect: boolean): void {
  if (!('vibrate' in navigator)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(isCorrect ? RIGHT_MS : WRONG_MS);
}
