import { SENTENCES, filled } from './hostile-text.ts';

/** All punctuation, and some of each other sort of sign. */
const SIGNS = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~1aiAI',
  ...' \t\u00A0\u00AD\u200B\u200D\u0301\u2028\u2013\u2014\u2019\u201C\u201D\u2026\u00AB\u3002\uFF1F\uFB01\u5B57\uAC00',
  '😀',
  'a\u0316\u0301',
  '\u0316\u0301',
  '\n',
  '\r',
  '\f',
];

const codeOf = (sign: string) =>
  [...sign].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(' ');

/** Each sign again and again: by itself, with a space, with a letter, and as lines of its own. */
const RUNS = Object.fromEntries(
  SIGNS.flatMap((sign) => [
    [`a run of ${codeOf(sign)}`, (bytes: number) => `So ${filled(bytes, sign)}x`],
    [`${codeOf(sign)} and spaces`, (bytes: number) => filled(bytes, `${sign} `)],
    [`${codeOf(sign)} and letters`, (bytes: number) => filled(bytes, `${sign}a`)],
    [`lines of ${codeOf(sign)}`, (bytes: number) => filled(bytes, `${sign}${sign}x\n`)],
  ]),
);

/** Texts without a format, each of about so many bytes. */
export const HOSTILE_PLAIN_TEXTS: Readonly<Record<string, (bytes: number) => string>> = {
  ...RUNS,
  'a line that ends in points': (bytes) => `a\nb\nc\n${filled(bytes, '.')}x\nd`,
  'empty lines': (bytes) => `a${filled(bytes, '\n')}b`,
  'lines of a word': (bytes) => filled(bytes, 'word\n'),
  'paragraphs of a word': (bytes) => filled(bytes, 'word\n\n'),
  chapters: (bytes) => filled(bytes, (index) => `CHAPTER ${index}\n\nIt went on.\n\n\n`),
  'one chapter again and again': (bytes) => filled(bytes, 'CHAPTER I\n\nIt went on.\n\n\n'),
  'lines in capitals': (bytes) => filled(bytes, (index) => `THE SEA ${index}\n\nIt rose.\n\n\n`),
  'a list of contents without end': (bytes) =>
    filled(bytes, (index) => `Chapter ${index} ..... ${index}\n`),
  numerals: (bytes) => filled(bytes, (index) => `${index % 999}\n\n\nIt went on.\n\n\n`),
  'numerals of Rome': (bytes) => filled(bytes, 'XVI\n\n\nXVII\n\n\n'),
  'marks of pages': (bytes) => filled(bytes, '{12}\nword [Pg 12] '),
  notes: (bytes) => filled(bytes, 'word[1] '),
  'one word': (bytes) => filled(bytes, 'word'),
  'sentences of a word': (bytes) => filled(bytes, 'Word. '),
  abbreviations: (bytes) => filled(bytes, 'Mr. A. '),
  'words parted by hyphens': (bytes) => filled(bytes, 'word- '),
  'words set apart': (bytes) => filled(bytes, '_word '),
  rights: (bytes) => filled(bytes, 'Copyright. All rights reserved. ISBN\n\n'),
  terms: (bytes) => filled(bytes, (index) => `Term ${index}: what explains it at length\n\n`),
  questions: (bytes) => filled(bytes, 'Q: What is a tide then?\n\nA: It rises.\n\n'),
  licences: (bytes) => filled(bytes, '*** START OF THE PROJECT GUTENBERG EBOOK\n\n'),
  'a head of Markdown': (bytes) => `---\n${filled(bytes, 'a: b\n')}`,
};

/** Texts in Markdown, each of about so many bytes; they are read as notes too. */
export const HOSTILE_MARKDOWN: Readonly<Record<string, (bytes: number) => string>> = {
  'pictures that do not end': (bytes) => filled(bytes, '!['),
  'pictures of pictures': (bytes) => filled(bytes, '![a]('),
  'links that do not end': (bytes) => filled(bytes, '[a]('),
  'links to links': (bytes) => filled(bytes, '[a]['),
  'links of wikis': (bytes) => filled(bytes, '[['),
  'halves of links of wikis': (bytes) => filled(bytes, '[[a|'),
  'notes that do not end': (bytes) => filled(bytes, '[^'),
  'bold words that do not end': (bytes) => filled(bytes, '**a '),
  'bold words within each other': (bytes) => filled(bytes, '**a*'),
  'emphasis of both kinds': (bytes) => filled(bytes, '*a_'),
  'words struck out': (bytes) => filled(bytes, '~~a '),
  'code that does not end': (bytes) => filled(bytes, '`a'),
  'code of many marks': (bytes) => filled(bytes, '``a` '),
  'tags that do not end': (bytes) => filled(bytes, '<a '),
  'comments that do not end': (bytes) => filled(bytes, '<!--'),
  'a comment of bars': (bytes) => filled(bytes, '<!-- - -'),
  'marks of code': (bytes) => filled(bytes, '\n```'),
  'a quotation within quotations': (bytes) => filled(bytes, '> '),
  'lines of quotations': (bytes) => filled(bytes, '> a\n\nb\n'),
  'lists within lists': (bytes) => filled(bytes, (index) => `${' '.repeat(index % 300)}- a\n`),
  'entries of a list': (bytes) => filled(bytes, '- a\n'),
  'entries with boxes': (bytes) => filled(bytes, '- [ ] '),
  headings: (bytes) => filled(bytes, (index) => `# Title ${index}\n\nword\n\n`),
  'a heading of marks': (bytes) => filled(bytes, `# ${'# '.repeat(150)}\n`),
  'a heading with spaces in it': (bytes) => `# c${filled(bytes, ' ')}d\n# e`,
  'a heading of spaces': (bytes) => `#${filled(bytes, ' ')}x`,
  rules: (bytes) => filled(bytes, '- - -\n'),
  'a rule that is none': (bytes) => `${filled(bytes, '- ')}x`,
  'a title above a line': (bytes) => filled(bytes, 'a\n=\n'),
  'a table of rows': (bytes) => `|a|b|\n|-|-|\n${filled(bytes, '|a|b|\n')}`,
  'tables of a row': (bytes) => filled(bytes, '|a|b|\n|-|-|\n|a|b|\n\n'),
  'a table of columns': (bytes) => `|a|b|\n|-|-|\n|${filled(bytes, 'a|')}\n`,
  'a table whose rule has spaces': (bytes) => `|a|b|\n|-${filled(bytes, ' ')}x|\n|a|b|\n`,
  'a table whose rule has bars': (bytes) => `|a|b|\n${filled(bytes, '|-')}x|\n|a|b|\n`,
  'a table of escapes': (bytes) => `|a|b|\n|-|-|\n|${filled(bytes, '\\|')}|\n`,
  escapes: (bytes) => filled(bytes, '\\*'),
};

/** What is Markdown by its headings. */
export const markdownOf = (text: string) => `# a\n\n${SENTENCES}\n\n# b\n\n${text}`;

const entry = (title: string, meta: string, text: string) =>
  `${title}\n- ${meta}\n\n${text}\n==========\n`;

/** What a Kindle keeps as "My Clippings.txt", and what Readwise exports. */
export const HOSTILE_HIGHLIGHTS: Readonly<Record<string, (bytes: number) => string>> = {
  'highlights of one book': (bytes) =>
    filled(bytes, (index) => entry('Tides', `Your Highlight | Location ${index} | x`, `x${index}`)),
  'highlights of many books': (bytes) =>
    filled(bytes, (index) => entry(`Tides ${index} (A)`, 'Your Highlight | Location 1 | x', 'x')),
  'highlights without places': (bytes) =>
    filled(bytes, (index) => entry('Tides', 'Your Highlight | x', `x${index}`)),
  'highlights that share their begins': (bytes) =>
    filled(bytes, (index) =>
      entry(
        'Tides',
        'Your Highlight | Location 1 | x',
        `${'a'.repeat(2000 + (index % 999))}b${'a'.repeat(index % 777)}`,
      ),
    ),
  'long highlights and short ones': (bytes) =>
    Array.from({ length: 40 }, () =>
      entry('Tides', 'Your Highlight | Location 1 | x', 'a'.repeat(bytes / 80)),
    ).join('') +
    filled(bytes / 2, (index) =>
      entry('Tides', 'Your Highlight | Location 1 | x', `b${'a'.repeat(300)}${index}`),
    ),
  'a title of spaces': (bytes) =>
    entry('Tides', 'Your Highlight | Location 1 | x', 'x') +
    entry(`x${filled(bytes, ' ')}y`, 'Your Highlight | Location 1 | x', 'x'),
  'spaces before the first title': (bytes) => `${filled(bytes, ' ')}x\n==========\nabc`,
  'titles of brackets': (bytes) =>
    filled(bytes, (index) =>
      entry('('.repeat(400) + index, 'Your Highlight | Location 1 | x', 'x'),
    ),
  'titles of pairs of brackets': (bytes) =>
    filled(bytes, (index) =>
      entry('() '.repeat(130) + index, 'Your Highlight | Location 1 | x', 'x'),
    ),
  'places without end': (bytes) =>
    entry('Tides', `Your Highlight | ${filled(bytes, '1 ')}| x`, 'x'),
  'digits without end': (bytes) => entry('Tides', `Your Highlight | ${filled(bytes, '1')}| x`, 'x'),
  'bars without end': (bytes) => entry('Tides', `Your Highlight ${filled(bytes, '|')} 1`, 'x'),
  'lines of bars': (bytes) =>
    entry('Tides', 'Your Highlight | Location 1 | x', 'x') + filled(bytes, `${'='.repeat(90)}x\n`),
  'a line of bars': (bytes) =>
    entry('Tides', 'Your Highlight | Location 1 | x', 'x') + filled(bytes, '='),
};

const HEADER = 'Highlight,Book Title,Book Author,Note,Location';

export const HOSTILE_TABLES: Readonly<Record<string, (bytes: number) => string>> = {
  rows: (bytes) => `${HEADER}\n${filled(bytes, (index) => `x${index},Tides,A,,${index}\n`)}`,
  'rows without places': (bytes) =>
    `${HEADER}\n${filled(bytes, (index) => `x${index},Tides,A,,\n`)}`,
  columns: (bytes) => `${HEADER},${filled(bytes, 'a,')}\nx,Tides,A,,1\n`,
  'columns of names of their own': (bytes) =>
    `${HEADER},${filled(bytes, (index) => `a${index},`)}\nx,Tides,A,,1\n`,
  'many columns and many rows': (bytes) =>
    `${HEADER},${filled(bytes / 2, (index) => `a${index},`)}\n${filled(bytes / 2, 'x,T\n')}`,
  quotes: (bytes) => `${HEADER}\n${filled(bytes, '"')}`,
  'quotes and letters': (bytes) => `${HEADER}\n${filled(bytes, '"a')}`,
  'quotes that do not end': (bytes) => `${HEADER}\n${filled(bytes, '"a,')}`,
  'quotes within quotes': (bytes) => `${HEADER}\n"${filled(bytes, '""')}`,
  'quotes and spaces': (bytes) => `${HEADER}\n${filled(bytes, '" ')}`,
  'quotes before ends of lines': (bytes) => `${HEADER}\n${filled(bytes, '"\n')}`,
  commas: (bytes) => `${HEADER}\n${filled(bytes, ',')}`,
  'empty rows': (bytes) => `${HEADER}\n${filled(bytes, '\n')}`,
};
