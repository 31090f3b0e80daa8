const NUMERAL =
  '(?:[ivxlc]+|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|' +
  'fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)' +
  '(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|' +
  'the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last))';
const GREAT = '(?:part|book|volume|teil|buch|band|partie|livre|parte|libro)';
const SMALL =
  '(?:chapter|chap\\.|section|lecture|letter|essay|lesson|act|canto|stave|kapitel|chapitre|' +
  'cap[ií]tulo|capitolo|hoofdstuk)';
const NAMED =
  '(?:introduction|preface|foreword|prologue|prelude|epilogue|conclusion|afterword|postscript|' +
  'appendix(?: [a-z\\d]+)?|glossary|contents|table of contents|index|bibliography|notes|' +
  'einleitung|vorwort|nachwort|schluss|avant-propos|conclusi[oó]n|pr[oó]logo|ep[ií]logo)';
const REST = '(?:\\s*[.:—–-]+\\s*\\S.*|\\s+\\S.*)?[.:]?$';

const GREAT_PART = new RegExp(`^${GREAT} ${NUMERAL}\\b${REST}`, 'i');
const CHAPTER = new RegExp(`^${SMALL} ${NUMERAL}\\b${REST}`, 'i');
const NAMED_PART = new RegExp(`^${NAMED}[.:]?$`, 'i');
const NUMBERED = /^(?:(?:[IVX]|[IVXLC]{2,})\.(?:\s+\p{Lu}.*[^.,;])?|\d{1,2}\.)$/u;
const BARE_LABEL = new RegExp(`^(?:(?:${GREAT}|${SMALL}) ${NUMERAL}|[IVXLC]+|\\d{1,3})[.:]?$`, 'i');

const LABEL = new RegExp(
  `^(?:(?:${GREAT}|${SMALL}) ${NUMERAL}\\b|(?:[IVXLC]+|\\d{1,3})\\.)[\\s.:—–-]*`,
  'i',
);
/** How no title ends; a full stop ends one in capitals at most. */
const ENDED = /[.,;:—–-]["”'’]?$/;

/** "Chapter 2 tells", "Chapter 2, in which": the label is part of a sentence. */
const SENTENCE = /^\p{L}+ (?:[ivxlcIVXLC]+|\d+)(?:,| \p{Ll})/u;

const LONGEST = 90;
/** Capitals are seldom anything but a heading; the titles of old books are long. */
const LONGEST_IN_CAPITALS = 200;

/** The level of a line that calls itself a heading: 1 a part, 2 a chapter; undefined for others. */
export function headingLevel(line: string): number | undefined {
  if (isTooLong(line) || /[,;]$/.test(line) || SENTENCE.test(line)) return undefined;
  if (GREAT_PART.test(line)) return 1;
  if (CHAPTER.test(line) || NAMED_PART.test(line) || NUMBERED.test(line)) return 2;
  return undefined;
}

/** Whether a heading is a number alone ("Chapter IV."), which its title may follow. */
export function isBareLabel(title: string): boolean {
  return BARE_LABEL.test(title);
}

/** A heading without the label before its title: "The Sea" of "Chapter IV. The Sea". */
export function withoutLabel(title: string): string {
  return title.replace(LABEL, '');
}

/** Whether a line may be the title below a bare label: short, a capital first, no sentence. */
export function mayBeTitle(line: string): boolean {
  const begins = /^[\p{Lu}\d“"‘'(]/u.test(line);
  const isSaid = /^[“"‘'].*\p{Ll}/u.test(line);
  return isInCapitals(line) || (line.length <= LONGEST && begins && !isSaid && !ENDED.test(line));
}

/** Whether a line is in capitals throughout, as the headings of plain texts are. */
export function isInCapitals(line: string): boolean {
  return (
    !isTooLong(line) && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && !/[,;:]$/.test(line)
  );
}

const isTooLong = (line: string) =>
  line.length > (/\p{Ll}/u.test(line) ? LONGEST : LONGEST_IN_CAPITALS);
