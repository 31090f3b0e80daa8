/** A proper name where it stands in a text; offsets are in that text. */
export type NameRun = { readonly text: string; readonly start: number; readonly end: number };

const WORD = "\\p{Lu}[\\p{L}\\p{M}]*(?:[’'-]\\p{L}[\\p{L}\\p{M}]+)*";
/** Initials; no era, and no numeral that ends a sentence. */
const INITIALS =
  '(?<!\\b[AB]\\.\\s?)(?:(?!B\\.\\s?C|A\\.\\s?D|[IVX]\\.)\\p{Lu}\\.\\s?)+(?=\\p{Lu})';
const JOINED =
  '(?: (?:de|da|van|von|der|den|la|le|du|al|ibn|della|di)(?= \\p{Lu})| the (?=Great|Elder|Younger|Wise|Good|Bold|Conqueror|Confessor|Magnificent|Terrible)| of (?=\\p{Lu}))*';
const MOST_WORDS = 6;
/** Nothing follows a numeral, as in "Charles V". */
const NUMERAL_BEFORE = '(?<! [IVX]{1,4})';
const RUN = new RegExp(
  `(?:${INITIALS})?${WORD}(?:${NUMERAL_BEFORE}${JOINED}(?: |(?<= ))(?:${INITIALS})?${WORD}){0,${MOST_WORDS - 1}}`,
  'gu',
);
/** What can carry "of" and a name behind it and be one name with it. */
const HEADS = new Set(
  (
    'Academy Archbishop Bank Battle Bay Bishop Book Bureau Cape Church City College Congress Council ' +
    'Count Countess Court Duchess Duke Earl Emperor Empire Gulf House Institute Isle King Kingdom ' +
    'Library Museum Order Peace Prince Princess Queen Republic Royal Sea Society Straits Strait Temple ' +
    'Tower Treaty University'
  ).split(' '),
);
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/;
const FUNCTION_WORD =
  /^(?:And|But|The|A|An|In|On|At|By|Of|For|To|From|With|As|If|When|While|Then|Or|So|Yet)$/;
const TOO_GENERAL =
  /^(?:I|God|Lord|Heaven|English|French|German|Latin|Greek|Roman|Italian|Spanish|Dutch|British|European|American|Christian|Jewish|Chinese|Indian|Russian|Arabic|Hebrew|West|East|North|South|Western|Eastern|Northern|Southern|B\.?C|A\.?D|BC|AD|[IVXLC]+|\p{Lu})$/u;

/** What the book tells of single words. */
export type WordLore = {
  /** It is written with a capital where no sentence begins. */
  readonly isName: (word: string) => boolean;
  /** It is written small somewhere. */
  readonly isCommon: (word: string) => boolean;
};

/**
 * The proper names of a sentence. Its first word starts with a capital in any case: alone it counts
 * where the book knows it as a name, before others unless it is a common word.
 */
export function namesIn(sentence: string, lore: WordLore): NameRun[] {
  return [...sentence.matchAll(RUN)].flatMap((found) =>
    splitAtOf({ text: found[0], start: found.index, end: found.index + found[0].length }).flatMap(
      (run) => withoutFirstWord(run, lore),
    ),
  );
}

/** "Philip of Macedon" is a man and a country, "King of Macedon" a title. */
function splitAtOf(run: NameRun): NameRun[] {
  const at = run.text.indexOf(' of ');
  if (at === -1) return [run];
  const head = run.text.slice(0, at).split(' ').at(-1) ?? '';
  if (HEADS.has(head)) return [run];
  return [cut(run, 0, at), ...splitAtOf(cut(run, at + ' of '.length, run.text.length))];
}

function withoutFirstWord(run: NameRun, { isName, isCommon }: WordLore): NameRun[] {
  const [first = ''] = run.text.split(' ');
  const isLast = first === run.text;
  const opensSentence = run.start === 0;
  const isWord =
    FUNCTION_WORD.test(first) ||
    (opensSentence && (isLast ? !isName(first) : isCommon(first) && !isName(first)));
  const rest = isWord
    ? cut(run, Math.min(first.length + 1, run.text.length), run.text.length)
    : run;
  return isUsable(rest) ? [rest] : [];
}

function isUsable({ text }: NameRun): boolean {
  return (
    text.length > 2 && !CALENDAR.test(text) && !TOO_GENERAL.test(text) && !/^(?:of|the) /.test(text)
  );
}

function cut({ text, start }: NameRun, from: number, to: number): NameRun {
  return { text: text.slice(from, to), start: start + from, end: start + to };
}

/** After these a place is named, or somebody else than who the sentence goes on about. */
const NOT_WHO =
  /(?:^|\s)(?:in|at|from|near|like|unlike|to|with|on|after|before|since|around|into)\s$/i;

/** Where the names of a sentence end that "he" or "she" could stand for. */
export const personEnds = (sentence: string, lore: WordLore): number[] =>
  namesIn(sentence, lore)
    .filter(({ start }) => !NOT_WHO.test(sentence.slice(0, start)))
    .map(({ end }) => end);
