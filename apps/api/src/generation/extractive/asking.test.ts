import { expect, test } from 'vitest';

import { ask } from './asking.ts';
import type { FactKind } from './mentions.ts';

function asked(sentence: string, kind: FactKind, text: string): string {
  const start = sentence.indexOf(text);
  return ask(sentence, { kind, text, start, end: start + text.length });
}

test.each<[string, FactKind, string, string]>([
  [
    'Ole Rømer measured the speed of light in Paris.',
    'person',
    'Ole Rømer',
    'Who measured the speed of light in Paris?',
  ],
  [
    'Ole Rømer, a Danish astronomer, measured the speed of light in Paris.',
    'person',
    'Ole Rømer',
    'Who measured the speed of light in Paris?',
  ],
  [
    'In 1676 Ole Rømer measured the speed of light in Paris.',
    'year',
    '1676',
    'In which year did Ole Rømer measure the speed of light in Paris?',
  ],
  [
    'The metric system was adopted by the new German empire in 1872.',
    'year',
    '1872',
    'In which year was the metric system adopted by the new German empire?',
  ],
  [
    'Volta built a battery in 1800, and Davy took potash apart with it.',
    'year',
    '1800',
    'Which year fills the gap? “Volta built a battery in _____, and Davy took potash apart with it.”',
  ],
  [
    'James Watt, who mended instruments in Glasgow, came and saw an engine.',
    'place',
    'Glasgow',
    'Which place fills the gap? “James Watt, who mended instruments in _____, came and saw an engine.”',
  ],
  [
    'Alexander founded a city at the mouth of the Nile in 331 B.C.',
    'year',
    '331 B.C.',
    'Which year fills the gap? “Alexander founded a city at the mouth of the Nile in _____.”',
  ],
])('%s: %s %s', (sentence, kind, text, question) => {
  expect(asked(sentence, kind, text)).toBe(question);
});
