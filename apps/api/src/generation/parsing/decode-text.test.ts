import { describe, expect, test } from 'vitest';

import { decodeText } from './decode-text.ts';

/** The signs of an older encoding with their bytes, as its decoder reads them. */
function signsOf(label: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(label);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const single = bytes.map((byte) => [byte]);
  const double = bytes.slice(0x81).flatMap((lead) => bytes.slice(0x40).map((last) => [lead, last]));
  const signs = [...double, ...single].map(
    (code) => [decoder.decode(Uint8Array.from(code)), code] as const,
  );
  return new Map(signs.filter(([sign]) => [...sign].length === 1 && sign !== '\uFFFD'));
}

function encoded(text: string, label: string): Uint8Array {
  const signs = signsOf(label);
  return Uint8Array.from([...text].flatMap((sign) => signs.get(sign) ?? []));
}

const RUSSIAN = 'Два раза в день море поднимается на берег и снова отступает.';
const JAPANESE = '海は一日に二度、岸に満ちては引いていく。';
const POLISH = 'Dwa razy dziennie morze wspina się na brzeg i znów się cofa. Żółć, gęś, źdźbło.';

describe('an older encoding', () => {
  test.each<[string, string]>([
    ['windows-1251', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['iso-8859-2', POLISH],
  ])('%s is read as XML and HTML declare it', (label, text) => {
    for (const page of [
      `<?xml version="1.0" encoding="${label}"?><p>${text}</p>`,
      `<html><head><meta charset=${label}></head><p>${text}</p>`,
      `<html><meta http-equiv="Content-Type" content="text/html; charset=${label}"><p>${text}</p>`,
    ]) {
      expect(decodeText(encoded(page, label))).toBe(page);
    }
  });

  test.each<[string, string]>([
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
  ])('%s is known by its letters where nothing declares it', (label, text) => {
    expect(decodeText(encoded(text, label))).toBe(text);
  });

  test('is not taken for what UTF-8 shows itself to be', () => {
    const page = `<?xml version="1.0" encoding="iso-8859-1"?><p>${RUSSIAN}</p>`;
    expect(decodeText(new TextEncoder().encode(page))).toBe(page);
  });

  test('that nobody knows is not asked for', () => {
    const page = '<?xml version="1.0" encoding="x-none"?><p>The tide</p>';
    expect(decodeText(new TextEncoder().encode(page))).toBe(page);
  });
});

test('a byte that is spoilt spoils its letter alone', () => {
  const bytes = new TextEncoder().encode('Größe, café, déjà vu');
  bytes[2] = 0xff;
  expect(decodeText(bytes)).toBe('Gr\uFFFD\uFFFDße, café, déjà vu');
});

test.each(['café', 'Größe', 'naïve'])('too few letters to guess from are Latin: %s', (text) => {
  expect(decodeText(encoded(text, 'windows-1252'))).toBe(text);
});
