import { countWords } from './count-words.ts';
import { OPENING, type Section } from './split-chapters.ts';

const ABOUT_THE_BOOK = new RegExp(
  '^(?:' +
    [
      'cover',
      '(?:front|back)[- ]?matter',
      '(?:half[- ])?title(?:[- ]page)?',
      'copyright(?: page| notice| information)?',
      'imprint',
      'colophon',
      '(?:table of |brief |detailed )?contents',
      'dedication',
      'epigraph',
      'acknowledge?ments?',
      '(?:a )?(?:note )?about the (?:author|authors|publisher|translator|editor|type)s?',
      '(?:general |subject |name )?index(?: of .*)?',
      '(?:selected |select )?bibliography',
      'references',
      'works cited',
      '(?:end|foot)?notes',
      'notes (?:to|on) (?:the |each )?(?:text|chapter|page|part|source|translation|edition|introduction)s?\\b.*',
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

/** A chapter may be called so too: these are about the book only before its text or after it. */
const OUTSIDE_THE_TEXT =
  /^(?:copyright\b.*|(?:also|other books|books|more) (?:by|from)\b.*|(?:advance )?praise(?: for)?\b.*|sources)[.:]?$/i;

const IMPRINT_WORDS =
  /all rights reserved|©|\bcopyright\b|\bISBN\b|library of congress|first (?:published|edition)|printed in|typeset (?:by|in)|cover design/gi;
const LONGEST_IMPRINT_WORDS = 600;
/** An imprint speaks of little else; a chapter may have a line of it at its foot. */
const SHARE_OF_AN_IMPRINT = 1 / 3;
const NOTICE = /^(?:©|\(c\)|copyright\b|all rights reserved)/i;
const LONGEST_NOTICE_WORDS = 40;

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
  const texts = sections.map(withoutContents).map(withoutNotices);
  const words = texts.map(wordsOf);
  const most = Math.max(LONGEST_ABOUT_WORDS, sum(words) * SHARE_OF_THE_TEXT);
  const isAbout = areAboutTheBook(texts);
  const ofTheBook = texts.flatMap((section, index) => {
    if (isAbout[index] !== true) return [section];
    return (words[index] ?? 0) < most ? [] : [{ ...section, title: undefined }];
  });
  const readable = ofTheBook.filter((section) => wordsOf(section) >= SHORTEST_CHAPTER_WORDS);
  const written = ofTheBook.filter(({ paragraphs }) => paragraphs.length > 0);
  return [readable, written].find(({ length }) => length > 0) ?? sections;
}

/** A preface may follow a list of contents without a heading of its own. */
function withoutContents({ title, paragraphs }: Section): Section {
  const text = paragraphs.filter((line) => !CONTENTS_LINE.test(line.slice(-LONGEST_LINE_END)));
  const listed = paragraphs.length - text.length;
  const isContents = listed >= FEWEST_CONTENTS_LINES && listed > text.length;
  return { title, paragraphs: isContents ? text : paragraphs };
}

/** Some books say on the foot of each of their pages whose they are. */
function withoutNotices({ title, paragraphs }: Section): Section {
  if (isImprint(paragraphs)) return { title, paragraphs };
  const text = paragraphs.filter(
    (line) => !(NOTICE.test(line) && countWords(line) <= LONGEST_NOTICE_WORDS),
  );
  return { title, paragraphs: text };
}

function areAboutTheBook(sections: readonly Section[]): readonly boolean[] {
  const isKnown = sections.map(isAboutTheBook);
  const mayBe = sections.map(
    ({ title = '' }, index) => isKnown[index] === true || OUTSIDE_THE_TEXT.test(title),
  );
  const [first, last] = [mayBe.indexOf(false), mayBe.lastIndexOf(false)];
  return mayBe.map(
    (may, index) => isKnown[index] === true || (may && (index < first || index > last)),
  );
}

function isAboutTheBook(section: Section): boolean {
  const { title, paragraphs } = section;
  return (
    (title === undefined || title === OPENING
      ? wordsOf(section) < LONGEST_TITLE_PAGE_WORDS
      : ABOUT_THE_BOOK.test(title)) || isImprint(paragraphs)
  );
}

function isImprint(paragraphs: readonly string[]): boolean {
  const found = paragraphs.map((text) => text.match(IMPRINT_WORDS) ?? []);
  const kinds = new Set(found.flat().map((word) => word.toLowerCase()));
  if (kinds.size < 2) return false;
  const words = paragraphs.map(countWords);
  const ofImprint = words.filter((_, index) => (found[index]?.length ?? 0) > 0);
  return sum(words) < LONGEST_IMPRINT_WORDS && sum(ofImprint) >= sum(words) * SHARE_OF_AN_IMPRINT;
}

const wordsOf = ({ paragraphs }: Section) => countWords(paragraphs.join(' '));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
