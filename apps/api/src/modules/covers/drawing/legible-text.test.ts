import { expect, test } from 'vitest';

import { legibleText } from './legible-text.ts';
import { BODY, DISPLAY } from './typeface.ts';

test.each([
  ['Émile: 50 % of Łódź?', 'Émile: 50 % of Łódź?'],
  ['Truyện Kiều – Đoạn Trường', 'Truyện Kiều – Đoạn Trường'],
  ['Преступление и наказание', 'Преступление и наказание'],
  ['Τα ρέστα', 'Τα ρέστα'],
  ['Ἰλιάς', 'Ιλιάς'],
  ['E\u0301mile', 'Émile'],
  ['Catch\u201122 \u2010 1', 'Catch-22 - 1'],
  ['Thin\u2009air\u00A0and\u3000more', 'Thin air and more'],
  ['Co\u00ADoper\u200Bation\u202E', 'Cooperation'],
  ['Cookies 🍪 and 👩‍🍳 Cake', 'Cookies and Cake'],
  ['100 🍪', '100'],
  ['ספר: הזכרונות!', ''],
  ['吾輩は猫である', ''],
  ['\u{FFFE}', ''],
  ['!?', '!?'],
  ['', ''],
])('of %j is drawn %j', (text, drawn) => {
  expect([legibleText(text, DISPLAY), legibleText(text, BODY)]).toEqual([drawn, drawn]);
});
