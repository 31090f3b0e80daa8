import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { tidyName } from './tidy-name.ts';

test.each<[what: string, text: string, tidy: string]>([
  ['spaces around and within', '  The \t Lean\n\u2028Startup\u00A0\u0085', 'The Lean Startup'],
  ['a turn of direction', 'Emma\u202Ecod.exe', 'Emmacod.exe'],
  ['embeddings and their end', '\u202AEmma\u202C \u202B1\u202C\u202D', 'Emma 1'],
  ['isolates', '\u2066Emma\u2069\u2067 2\u2069\u2068\u2069', 'Emma 2'],
  ['marks of direction', 'Em\u200Ema\u200F\u061C', 'Emma'],
  ['marks of direction among Hebrew', '\u200Fאמה\u200E', 'אמה'],
  ['spaces and joiners of no width', 'E\u200Bm\u2060m\uFEFFa', 'Emma'],
  ['old switches of digits and shapes', 'Em\u206Am\u206Fa', 'Emma'],
  ['operators of mathematics', 'f\u2061x\u2063y', 'fxy'],
  ['hyphens that may be', 'Super\u00ADcalifragilistic', 'Supercalifragilistic'],
  ['joiners of marks', 'a\u034Fb', 'ab'],
  ['fillers of Hangul', 'E\u3164m\uFFA0m\u115F\u1160a', 'Emma'],
  ['tags', 'Emma\u{E0001}\u{E0045}\u{E006D}\u{E007F}', 'Emma'],
  ['notes between lines, shorthand, music', 'a\uFFF9b\uFFFAc\uFFFB\u{1BCA0}\u{1D173}', 'abc'],
  ['control characters', 'E\u0000m\u001Bm\u007F\u009Fa', 'Emma'],
  ['halves of surrogate pairs', 'Em\uD83Dma\uDC4D', 'Emma'],
  ['variation selectors of letters', 'Em\uFE0Fm\u{E0101}a 1\uFE0F', 'Emma 1'],
  ['joiners of Latin letters', 'Em\u200Dma Auf\u200Clage q\u0308\u200D', 'Emma Auflage q\u0308'],
  ['joiners before anything', '\u200D\u200Cکتاب', 'کتاب'],
  ['a non-joiner after all', 'کتاب\u200C', 'کتاب'],
  ['a non-joiner before a selector of a shape', 'ᠠ\u200C\u180B', 'ᠠ'],
  ['a non-joiner before Latin', 'کتاب\u200CA', 'کتابA'],
  ['joiners again and again', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['what hides within joiners', 'می\u200C\u202E\u200Bخواهم', 'می\u200Cخواهم'],
  ['joiners between pictures and letters', '👩\u200Da', '👩a'],
  ['joiners after pictures', '👩\u200D\u200D', '👩'],
  ['a flag without its end', '🏴\u{E0067}\u{E0062}', '🏴'],
  ['a flag that hides a word', `🏴${'\u{E0061}'.repeat(20)}\u{E007F}`, '🏴'],
  ['marks piled up', `a${'\u0325'.repeat(100)}`, `ḁ${'\u0325'.repeat(29)}`],
])('%s are left out', (_, text, tidy) => {
  expect(tidyName(text)).toBe(tidy);
  expect(tidyName(tidy)).toBe(tidy);
});

test.each<[of: string, text: string]>([
  ['Persian', 'می\u200Cخواهم'],
  ['Persian, after a vowel sign', 'خانهٔ\u200Cمن'],
  ['Persian, at the end of a sign of years', 'سال ۱۳۲۸ ه\u200D'],
  ['Devanagari', 'क्\u200Dष और र्\u200Dय और क्\u200Cष'],
  ['Malayalam', 'അവന്\u200D'],
  ['Sinhala', 'ශ්\u200Dරී ලංකා'],
  ['Bengali', 'র\u200D্যাব'],
  ['Kannada', 'ರ\u200D್ಯ'],
  ['Mongolian', 'ᠬᠠᠷ\u180Eᠠ ᠠ\u180B'],
  ['Chinese characters in their variants', '葛\u{E0100}飾 辻\u{E0101}'],
  ['Myanmar', 'မ\uFE00'],
  ['pictures', '👩\u200D🚀 🏳️\u200D🌈 👨🏽\u200D⚕️ ❤️\u200D🔥 🐈\u200D⬛ 👁️\u200D🗨️ ☎\uFE0E'],
  ['families', '👨\u200D👩\u200D👧\u200D👦'],
  ['flags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🇩🇪'],
  ['keys', '#️⃣1️⃣'],
  ['number signs', '\u0600١٢'],
])('what %s needs stays', (_, text) => {
  expect(tidyName(text)).toBe(text);
});

test.each(['', 'Emma', '戦争と平和', 'Война и мир', 'אמה', 'ﬁne', 'C++ & “Rust”', '👍🏽', 'Nguyễn'])(
  '%s stays as it is',
  (text) => {
    expect(tidyName(text)).toBe(text);
  },
);

test('accents are one with their letters, also after what stood between', () => {
  expect(tidyName('Emile\u0301')).toBe('Emilé');
  expect(tidyName('Emile\u200B\u0301')).toBe('Emilé');
});

const unseen = [
  '\u202E',
  '\u2066',
  '\u200B',
  '\u200C',
  '\u200D',
  '\uFE0F',
  '\u{E0067}',
  '\u{E007F}',
];
const seen = [
  'a',
  ' ',
  'e',
  '\u0301',
  '1',
  '\u20E3',
  'ی',
  'د',
  '\u0654',
  'क',
  '्',
  'ᠠ',
  '葛',
  '👩',
  '🏽',
  '🏴',
];
const sign = oneof(
  constantFrom(...unseen, ...seen, '\u180B', '\u180E', '\u{E0101}', '\n', '\uD83D'),
  string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test('tidy once is tidy for ever, and nothing turns the direction', () => {
  assert(
    property(array(sign, { maxLength: 30 }), (signs) => {
      const tidy = tidyName(signs.join(''));
      expect(tidyName(tidy)).toBe(tidy);
      expect(tidy).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}\p{Cs}]/u);
      expect(tidy).not.toMatch(/^\s|\s$|\s\s/u);
    }),
    { numRuns: 2000 },
  );
});

test('a megabyte of anything takes no time to speak of', () => {
  for (const text of ['\u0301', 'ی\u0654', '\u200D', '👩\u200D', 'ᠠ\u180B', '🏴\u{E0061}', ' ']) {
    expect(tidyName(text.repeat(100_000)).length).toBeLessThan(600_000);
  }
});
