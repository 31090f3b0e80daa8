import { OPENING, type Section } from './chaptering.ts';
import { countWords } from './counting-words.ts';

const ABOUT_THE_BOOK = new RegExp(
  '^(?:' +
    [
      'cover',
      '(?:front|back)[- ]?matter',
      '(?:half[- ])?title(?:[- ]page)?',
      'copyright.*',
      'imprint',
      'colophon',
      '(?:table of |brief |detailed )?contents',
      'dedication',
      'epigraph',
      'acknowledge?ments?',
      '(?:a )?(?:note )?about the (?:author|authors|publisher|translator|editor|type)s?',
      '(?:also|other books|books|more) (?:by|from)\\b.*',
      '(?:advance )?praise(?: for)?\\b.*',
      '(?:general |subject |name )?index(?: of .*)?',
      '(?:selected |select )?bibliography',
      'references',
      'works cited',
      'sources',
      '(?:end|foot)?notes(?: (?:to|on) .*)?',
      'further reading',
      'list of (?:illustrations|figures|tables|maps|plates|abbreviations)',
      'illustrations?',
      '(?:photo |picture |illustration )?credits',
      'permissions',
      'newsletter.*',
      "transcriber['’]?s['’]? notes?",
      'errata',
      '.*project gutenberg.*',
      'inhalt(?:sverzeichnis)?',
      'impressum',
      'widmung',
      'danksagung',
      'literatur(?:verzeichnis)?',
      '(?:personen|sach)?register',
      'anmerkungen',
      'page de titre',
      'mentions légales',
      'table des matières',
      'remerciements',
      'bibliographie',
      'índice',
      'agradecimientos',
      'bibliografía',
    ].join('|') +
    ')[.:]?$',
  'i',
);

const IMPRINT_WORDS =
  /all rights reserved|©|\bcopyright\b|\bISBN\b|library of congress|first (?:published|edition)|printed in|typeset (?:by|in)|cover design/gi;
const LONGEST_IMPRINT_WORDS = 600;
const CONTENTS_LINE = /(?:\.{3,}|…|\s)\s*(?:\d{1,4}|[ivxl]+)$/i;
const LONGEST_LINE_END = 60;
const FEWEST_CONTENTS_LINES = 5;
const SHORTEST_CHAPTER_WORDS = 25;

/** What is before the first heading is a title page, unless it is long. */
const LONGEST_TITLE_PAGE_WORDS = 300;

/** What is about the book is not this long and so much of it; the heading belongs to something else. */
const LONGEST_ABOUT_WORDS = 2_000;
const SHARE_OF_THE_TEXT = 1 / 3;

/**
 * Without the sections that are about the book and not of it; all of them where none would stay.
 * One that holds much of the text stays, without its title.
 */
export function withoutFrontMatter(sections: readonly Section[]): readonly Section[] {
  const words = sections.map(({ paragraphs }) => countWords(paragraphs.join(' ')));
  const most = Math.max(LONGEST_ABOUT_WORDS, sum(words) * SHARE_OF_THE_TEXT);
  const ofTheBook = sections.flatMap((section, index) => {
    if (!isAboutTheBook(section)) return [section];
    return (words[index] ?? 0) < most ? [] : [{ ...section, title: undefined }];
  });
  const readable = ofTheBook.filter(
    ({ paragraphs }) => countWords(paragraphs.join(' ')) >= SHORTEST_CHAPTER_WORDS,
  );
  return [readable, ofTheBook].find(({ length }) => length > 0) ?? sections;
}

function isAboutTheBook({ title, paragraphs }: Section): boolean {
  return (
    (title === undefined || title === OPENING
      ? countWords(paragraphs.join(' ')) < LONGEST_TITLE_PAGE_WORDS
      : ABOUT_THE_BOOK.test(title)) ||
    isImprint(paragraphs.join('\n')) ||
    isContents(paragraphs)
  );
}

function isImprint(text: string): boolean {
  const words = new Set(text.match(IMPRINT_WORDS)?.map((word) => word.toLowerCase()));
  return words.size > 1 && countWords(text) < LONGEST_IMPRINT_WORDS;
}

function isContents(paragraphs: readonly string[]): boolean {
  const lines = paragraphs.filter((text) => CONTENTS_LINE.test(text.slice(-LONGEST_LINE_END)));
  return lines.length >= FEWEST_CONTENTS_LINES && lines.length > paragraphs.length / 2;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
