type Naming = readonly (readonly [pattern: RegExp, name: string])[];

/** The first that fits: many call themselves Chrome or Safari beside their own name. */
const BROWSERS: Naming = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Naming = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A device in words, such as “Firefox on Android”, as its `User-Agent` tells; null when that says
 * nothing that is known. Readers are to recognise their own devices by it, no more.
 */
export function deviceOf(userAgent: string): string | null {
  const browser = nameOf(userAgent, BROWSERS);
  const system = nameOf(userAgent, SYSTEMS);
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

const nameOf = (userAgent: string, naming: Naming) =>
  naming.find(([pattern]) => pattern.test(userAgent))?.[1];
