/** Letters that are typed in more than one way and that Unicode does not take apart. */
const SPELT_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  '٫': '.',
  '٬': ',',
  '%': ' percent ',
  '&': ' and ',
  $: ' dollar ',
  '€': ' euro ',
  '£': ' pound ',
  '+': ' plus ',
  '=': ' equals ',
  '≠': ' differs from ',
  '<': ' less than ',
  '>': ' more than ',
  '≤': ' at most ',
  '≥': ' at least ',
};

const NUMBERS = (
  '_ one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
/** Of what stands before them: "World War II". */
const ROMAN = '_ i ii iii iv v vi vii viii ix x'.split(' ');

/** What says nothing at the beginning: "it is", "the answer is", articles. */
const OPENING =
  /^(?:(?:its|(?:it|this|that|the answer) is|thats|i think|(?:das|es) ist|c est|the|an?|der|die|das|eine?|la|les?|l|el|las|il|lo|una|une|ο|η|το) )+/;

/**
 * The form in which two typed texts are the same: without case, accents (where they are no letters of
 * their own), punctuation and opening articles, with numbers in figures. Empty when nothing was said.
 */
export function normalizedText(text: string): string {
  return normalizedWith('', text);
}

/** The same where ä, ö, ü and ø become two letters: "Größe" as "groesse". */
export function normalizedTextInTwoLetters(text: string): string {
  return normalizedWith('e', text);
}

function normalizedWith(umlaut: string, text: string): string {
  const plain = withoutPunctuation(withPlainNumbers(withPlainLetters(umlaut, text)));
  const words = plain.replace(OPENING, '').split(' ');
  return words
    .map((word, place) => inFigures(word, place))
    .join(' ')
    .replace(/\b[1-9]\d{0,2}(?: \d{3})* 000\b/g, (number) => number.replaceAll(' ', ''));
}

function withPlainLetters(umlaut: string, text: string): string {
  return (
    text
      .replace(/\p{Cf}/gu, '')
      // Exponents and fractions are numbers of their own: 10² is not 102, 1½ not 11/2.
      .replace(/[²³¹⁰-⁹¼-¾⅐-⅞]+/g, ' $& ')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/ø/g, 'o\u0308')
      .replace(/([aou])\u0308/g, `$1${umlaut}`)
      .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      // Stress and vowel marks that readers leave out; й, dakuten and vowel signs are letters.
      .replace(/[\u0300\u0301\u0591-\u05c7\u064b-\u065f\u0670\u093c]|\u0640/g, '')
      .replace(/е\u0308/g, 'е')
      .normalize('NFC')
  );
}

function withPlainNumbers(text: string): string {
  return text
    .replace(/\p{Nd}/gu, figure)
    .replace(/([$€£])\s?([\d.,]+)/g, '$2$1')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => SPELT_OUT[sign] ?? sign)
    .replace(/\p{L}/gu, (letter) => SPELT_OUT[letter] ?? letter)
    .replace(/\b[1-9]\d{0,2}(?:[,'’]\d{3})+\b/g, (number) => number.replace(/\D/g, ''))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(^|\s)[-−–](?=\d)/g, '$1minus ')
    .replace(/(\p{L})[-−](?=\s|$)/gu, '$1 minus ')
    .replace(/(\p{L})#/gu, '$1 sharp ')
    .replace(/\b(?:per cent|prozent|pour cent|por ciento)\b/g, 'percent');
}

function withoutPunctuation(text: string): string {
  return text
    .replace(/\.(?=\p{L}(?:\.|$))/gu, '')
    .replace(/['’](?=\p{L}?(?![\p{L}\p{M}]))/gu, '')
    .replace(/\.(?!\d)|[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/\d(?=\p{L})|\p{L}(?=\d)/gu, '$& ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The digit of any script as ours; each script has its ten in a row. */
function figure(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function inFigures(word: string, place: number): string {
  const number = Math.max(NUMBERS.indexOf(word), place > 0 ? ROMAN.indexOf(word) : -1);
  return number < 0 ? word : String(number);
}
