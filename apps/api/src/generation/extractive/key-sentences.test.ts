import { describe, expect, test } from 'vitest';

import { weightOf } from './bite-weight.ts';
import { highlightedSentences, keySentences } from './key-sentences.ts';
import { readText } from './read-text.ts';
import type { TextSentence } from './text-sentences.ts';

const chapter = (...paragraphs: string[]) => ({ title: 'Tides', text: paragraphs.join('\n\n') });

const chapters = [
  chapter(
    'Spring tides follow the full moon because the sun and the moon then pull in one line. The harbour was quiet that night.',
    'A neap tide is a tide of small range that comes when the moon stands at a quarter. It is half as high.',
    'Tidal friction slows the spin of the earth and drives the moon away by four centimetres in each year. “And who pays for it?” asked the captain.',
  ),
  chapter(
    'The height of a spring tide depends on the shape of the coast more than on the moon. This made me wonder.',
    'Harbours, quays, docks, piers, moles, locks, basins, slips and yards were built in these years.',
    'Run tide-table --port=dover to print the tables of a harbour for the whole of the year.',
    'Tidal friction slows the spin of the earth and drives the moon away by four centimetres in a year.',
  ),
];

const textOf = ({ chapter: index, start, end }: { chapter: number; start: number; end: number }) =>
  chapters[index]?.text.slice(start, end) ?? '';

const ranked = keySentences(chapters, { language: 'en', most: 10 });

describe('the sentences of a text', () => {
  test('that tell what it is about come first, each once', () => {
    const texts = ranked.map(textOf);
    const first = texts.slice(0, 4).map((text) => text.slice(0, 20));
    expect(first.toSorted()).toEqual([
      'A neap tide is a tid',
      'Spring tides follow ',
      'The height of a spri',
      'Tidal friction slows',
    ]);
    expect(texts.filter((text) => text.startsWith('Tidal friction'))).toHaveLength(1);
  });

  test.each([
    ['speech', 'asked the captain'],
    ['lists', 'Harbours, quays'],
    ['programs', '--port'],
    ['what is too short to stand alone', 'This made me wonder'],
  ])('are not %s', (_, part) => {
    expect(ranked.map(textOf).join('\n')).not.toContain(part);
  });

  test('have a card where they say what something is', () => {
    expect(ranked.map(({ card }) => card)).toContainEqual({
      front: 'What is a neap tide?',
      back: 'A tide of small range that comes when the moon stands at a quarter',
    });
  });

  test('have gaps within them, none of function words or of what stands there again', () => {
    for (const sentence of ranked) {
      const text = textOf(sentence);
      for (const { start, end } of sentence.gaps) {
        const hidden = text.slice(start, end);
        expect(hidden).not.toMatch(/^(?:the|of|that|and|in)$/i);
        expect(text.split(new RegExp(`\\b${hidden}`)).length).toBe(2);
      }
    }
  });
});

test('terms of several words are one gap', () => {
  const text = chapter(
    'Selective pressure decides which of the traits of a species remain in the course of time.',
    'Where selective pressure is weak, the traits of a species drift without any aim or end.',
    'Farmers use selective pressure when they choose the seeds of the strongest plants for sowing.',
  );
  const gaps = keySentences([text], { language: 'en', most: 3 }).flatMap(({ start, gaps: its }) =>
    its.map((gap) => text.text.slice(start + gap.start, start + gap.end).toLowerCase()),
  );
  expect(gaps.filter((gap) => gap === 'selective pressure')).toHaveLength(3);
});

test('what explains a term in a list, or has lost its subject, is left out', () => {
  const gloss = 'Tide of small range that the moon raises when it stands at a quarter of its way.';
  const headless = 'Shows the height of a tide at each hour of the day and the height of the moon.';
  const whole =
    'The moon raises the tides of every ocean, and the sun adds to the height of a tide.';
  const text = chapter(gloss, headless, whole);
  const rows = [
    [
      { start: 0, end: 0 },
      { start: 0, end: gloss.length },
    ],
  ];
  const list = { kind: 'glossary', chapter: 0, title: null, header: [], rows } as const;
  const found = keySentences([text], { language: 'en', most: 9, structures: [list] });
  expect(found.map(({ start, end }) => text.text.slice(start, end))).toEqual([whole]);
});

test.each([
  ['en', 'Todos los hombres', true],
  ['en', 'Todo', false],
  ['en', 'On Copyright', true],
  ['en', 'Her Notes', true],
  ['en', 'Appendix B. Glossary', false],
  ['en', '12. Index', false],
  ['en', 'IV Notes', false],
])('in %s, whether the chapter “%s” is of the body: %s', (language, title, isBody) => {
  const sentence =
    'Spring tides follow the full moon because the sun and the moon then pull in one line.';
  const found = keySentences([{ title, text: sentence }], { language, most: 3 });
  expect(found).toHaveLength(isBody ? 1 : 0);
});

test.each([
  ['fr', 'Le système de la lune attire la mer', 'Le foyer de la lune attire la mer'],
  [
    'en',
    'Open source software lets readers change it',
    'Your source software lets readers change it',
  ],
])('in %s, “%s” speaks to nobody', (language, plain, other) => {
  const lore = { people: [], lore: readText([], language).lore, language };
  const weigh = (text: string) =>
    weightOf({ text, isFirst: false, isLast: false } as TextSentence, lore).weight;
  expect(weigh(plain)).toBeGreaterThanOrEqual(weigh(other));
});

test('one without a subject takes no place from another', () => {
  const headless = 'Shows the height of a tide at each hour of the day and the height of the moon.';
  const whole =
    'The moon raises the tides of every ocean, and the sun adds to the height of a tide.';
  const found = keySentences([chapter(headless, whole)], { language: 'en', most: 1 });
  expect(found).toHaveLength(1);
});

test('what is hidden is no part of a name, nothing general, and rather at the end', () => {
  const text = chapter(
    'A harbour pilot reads the depth of the channel from the tide gauge of the harbour office.',
    'The number of ships depends on the depth of the fairway and on the skill of a pilot.',
    'A pilot knows the depth of the fairway, and the channel of the harbour changes with each gauge.',
  );
  const firsts = keySentences([text], { language: 'en', most: 3 }).map(({ start, gaps: [gap] }) =>
    text.text.slice(start + (gap?.start ?? 0), start + (gap?.end ?? 0)),
  );
  for (const hidden of firsts) expect(hidden).not.toMatch(/^(?:number|skill|office|tide)$/);
});

test('a sentence that goes on from another comes with it', () => {
  const text = chapter(
    'The moon raises the tides of every ocean. It also slows the spin of the earth by the friction of the tides.',
  );
  const sentence = keySentences([text], { language: 'en', most: 3 }).find(
    ({ before }) => before !== undefined,
  );
  const { start = 0, end = 0 } = sentence?.before ?? {};
  expect(text.text.slice(start, end)).toBe('The moon raises the tides of every ocean.');
});

test.each([
  [
    'de',
    'Die Springflut folgt dem Vollmond, weil Sonne und Mond dann in einer Linie an dem Meer ziehen.',
  ],
  [
    'fr',
    'La marée de vive-eau suit la pleine lune parce que le soleil et la lune tirent alors ensemble.',
  ],
  ['ru', 'Сизигийный прилив следует за полнолунием, потому что солнце и луна тянут воду вместе.'],
  ['ja', '大潮は満月のあとに起こるが、それは太陽と月が一直線に並んで海を引くからである。'],
  ['zh', '大潮发生在满月之后，因为太阳和月亮这时排成一条直线，一起牵引着海水。'],
  ['th', 'น้ำเกิดตามหลังวันพระจันทร์เต็มดวงเพราะดวงอาทิตย์และดวงจันทร์ดึงน้ำทะเลไปในแนวเดียวกัน'],
])('a text in %s has its sentences and their words', (language, sentence) => {
  const text = chapter(...Array.from({ length: 3 }, () => sentence));
  const [first, ...others] = keySentences([text], { language, most: 5 });
  expect(others).toEqual([]);
  expect(text.text.slice(first?.start, first?.end)).toBe(sentence);
  expect(first?.gaps.length).toBeGreaterThan(0);
});

test('highlights all come, in their order', () => {
  const marked = chapter(
    'I never thought of the tides as friction. But that is what they are.',
    'quayside',
    'Who would have thought that the moon goes away from us a little every year?',
  );
  const texts = highlightedSentences([marked], { language: 'en' }).map(({ start, end }) =>
    marked.text.slice(start, end),
  );
  expect(texts).toEqual([marked.text.split('\n\n')[0], marked.text.split('\n\n')[2]]);
});

test('a highlight that is too long for a question comes sentence by sentence', () => {
  const sentence = 'The tide that comes in by night is as high as that of the day before.';
  const long = Array.from({ length: 15 }, () => sentence).join(' ');
  const [text, edge] = [chapter(long), chapter(`${'tide and moon '.repeat(71)}again.`)];
  const texts = highlightedSentences([text, edge], { language: 'en' }).map(
    ({ chapter, start, end }) => [chapter, text.text.slice(start, end)],
  );
  expect(texts).toEqual(Array.from({ length: 15 }, () => [0, sentence]));
});

const LENGTH = 1_000_000;
/** Ranked in seconds where time grows with length; in minutes where it grows with its square. */
const LONG_ENOUGH_MS = 30_000;
const SENTENCE = 'The water of the harbour rises and falls twice a day as it did before. ';

test.each<[string, string]>([
  ['one sentence again and again', SENTENCE],
  ['paragraphs of one sentence', `${SENTENCE}\n\n`],
  ['words without an end', 'tide '],
  ['a word without an end', 'tide'],
  ['one letter', 'a'],
  ['spaces', `a${' '.repeat(999)}`],
  ['points', '. '],
  ['apostrophes', "l'"],
  ['hyphens', 'a-'],
  ['commas', 'tide, '],
  ['capitals', 'Ada Bob Cyd Dan '],
  ['initials', 'A. B. C. D. '],
  ['brackets', '(a '],
  ['definites', 'The king the king the king of '],
  ['speech', '“In 1850” said Paris, “we” '],
  ['Chinese without a stop', '水'],
  ['Japanese sentences', '潮は満ちる。'],
  ['Katakana', 'ア'],
  ['Thai without a space', 'น้ำทะเล'],
  ['marks upon marks', 'a\u0301\u0301\u0301\u0301'],
])(
  '%s are ranked without being searched again and again',
  { timeout: LONG_ENOUGH_MS },
  (_, piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    for (const language of ['en', 'ja']) {
      const found = keySentences([{ title: 'Odd', text }], { language, most: 100 });
      expect(found.length).toBeLessThan(5);
    }
  },
);

test('no text, no sentences', () => {
  expect(keySentences([], { language: 'und', most: 10 })).toEqual([]);
});
