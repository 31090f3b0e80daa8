import { expect, test } from 'vitest';

import { wordsOf } from './words.ts';

test.each([
  ['English', 'Don’t rely on well-known 80/20 rules.', 'Don’t|rely|on|well-known|80/20|rules'],
  ['German', 'Das Gedächtnis trügt – oft.', 'Das|Gedächtnis|trügt|oft'],
  ['French', "Aujourd’hui, l’oubli n'est qu’un tri.", 'Aujourd’hui|oubli|est|un|tri'],
  ['Italian', 'La memoria dell’uomo inganna.', 'La|memoria|uomo|inganna'],
  ['Japanese', '記憶は時間とともに薄れる。', '記憶|は|時間|とともに|薄れる'],
  ['foreign words in Japanese', 'ディストリビューションを選ぶ。', 'ディストリビューション|を|選ぶ'],
  ['Thai', 'ความจำเสื่อมลงตามเวลา', 'ความ|จำ|เสื่อม|ลง|ตาม|เวลา'],
  ['Arabic', 'تتلاشى الذاكرة مع مرور الوقت.', 'تتلاشى|الذاكرة|مع|مرور|الوقت'],
  ['figures', 'It cost $100, or 3.5 %.', 'It|cost|100|or|3.5'],
  ['nothing', ' … ', ''],
])('%s', (_, sentence, words) => {
  expect(
    wordsOf(sentence)
      .map(({ start, end }) => sentence.slice(start, end))
      .join('|'),
  ).toBe(words);
});
