/**
 * A title or a name as it is kept and shown: composed (NFC), in one line with single spaces, and without
 * what is not seen. Such signs turn the direction of what is around them (“exe.nam” for “man.exe”), or make
 * two names that look alike; they stay where a script or a picture needs them. Empty when nothing is left.
 */
export function tidyName(text: string): string {
  const seen = ALL_SEEN.test(text) ? text : withoutUnseen(text);
  return seen.replace(SPACES, ' ').trim();
}

/** Letters, figures and signs of ASCII, of which none is unseen or composed. */
const ALL_SEEN = /^[ -~]*$/;

function withoutUnseen(text: string): string {
  const { neverNeeded, neededOrUnseen, areUnseen, piledMarks } = (patterns ??= compile());
  return text
    .replace(neverNeeded, '')
    .replace(JOINERS, '$1')
    .replace(neededOrUnseen, (found) => (areUnseen.test(found) ? '' : found))
    .replace(piledMarks, '$1')
    .normalize('NFC');
}

// Compiled when they are first needed: that takes 6 to 13 ms, for which no page should wait as it begins.
let patterns: ReturnType<typeof compile> | undefined;

/** JavaScript's white space, and the line break of old mainframes. */
const SPACES = /[\s\u0085]+/g;

/** Format characters that a script or a picture may need: joiners, variation selectors, tags. */
const SOMETIMES_NEEDED = String.raw`\u180B-\u180F\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}`;

/**
 * What Unicode wants no shape for, notes between lines, control characters and halves of surrogate pairs. Of
 * the category of formats (Cf) number signs and the joiners of hieroglyphs stay: they are seen.
 */
const NEVER_NEEDED = String.raw`(?![\t-\r\u0085${SOMETIMES_NEEDED}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\p{Cc}\p{Cs}]`;

/** Of joiners in a row the first one counts. */
const JOINERS = /([\u200C\u200D])[\u200C\u200D]+/g;

/** Whose letters take another shape by what they are joined to. */
const JOINED_SCRIPTS =
  'Arabic Syriac Mandaic Nko Adlam Hanifi_Rohingya Mongolian Tifinagh Devanagari Bengali Gurmukhi Gujarati ' +
  'Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese Sundanese Chakma ' +
  'Meetei_Mayek Newa Tirhuta Grantha Sharada Tai_Tham';
const ofJoinedScripts = JOINED_SCRIPTS.split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

const MARK = String.raw`(?![${SOMETIMES_NEEDED}])\p{M}`;
const JOINED_LETTER = String.raw`(?=\p{L})[${ofJoinedScripts}]`;
const NON_JOINER = `\\u200C(?=(?:\\p{L}|${MARK})(?<=[${ofJoinedScripts}]))`;
const MONGOLIAN_LETTER = String.raw`(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;

const NEEDED: readonly string[] = [
  // Flags of parts of countries: a black flag, and a code in tags.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  // Variants of Chinese characters, as names of people and places have them.
  String.raw`\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`[\p{Script=Myanmar}\p{Script=Phags_Pa}]\uFE00`,
  String.raw`${MONGOLIAN_LETTER}(?:${MARK}|[\u180B-\u180D\u180F])*(?:\u180E(?=${MONGOLIAN_LETTER})|\u200D|${NON_JOINER})?`,
  `${JOINED_LETTER}(?:(?:${MARK})*(?:\\u200D|${NON_JOINER}))+`,
];

/** No sign of any script has more marks in a row (the Stream-Safe Text Format of UAX #15). */
const PILED_MARKS = String.raw`(\p{M}{30})\p{M}+`;

function compile() {
  return {
    neverNeeded: new RegExp(NEVER_NEEDED, 'gu'),
    areUnseen: new RegExp(`^[${SOMETIMES_NEEDED}]+$`, 'u'),
    neededOrUnseen: new RegExp(`${NEEDED.join('|')}|[${SOMETIMES_NEEDED}]`, 'gu'),
    piledMarks: new RegExp(PILED_MARKS, 'gu'),
  };
}
