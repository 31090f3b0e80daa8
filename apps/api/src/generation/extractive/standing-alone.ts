import { hasBareDefinite } from './bare-definites.ts';

const LETTERS = { least: 45, most: 230 };
const FEWEST_WORDS = 8;

const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

/** Words that lean on what was said before, wherever they stand. */
const LEANING = new RegExp(
  `\\b${oneOf(
    'i me my mine we us our ours you your yours this these those here above below latter former ' +
      'however therefore thus moreover furthermore nevertheless meanwhile accordingly hence indeed ' +
      'also too again likewise ago today tonight yesterday tomorrow now presently said aforesaid ' +
      'such another others elsewhere chapter page figure listing hereafter hitherto preceding following perhaps reader certain similar then',
  )}\\b|\\b(?:the|that) ${oneOf('same other two three time moment point rest whole one ones next')}\\b|` +
    `\\b${oneOf('of in to by from at with for on all upon')} that\\b|` +
    '\\b(?:all|most) other\\b|\\beven (?:better|worse|more so)\\b|\\b(?:all|both|these) (?:two |three |four )?cases\\b|' +
    '\\bso (?:much|many|far|that|on)\\b|\\bto-day\\b|\\bof all(?=[,.]| in\\b)|' +
    '\\bfor (?:example|instance)\\b|\\bin question\\b|\\bpresent (?:purpose|case|work)\\b|\\b(?:will|shall|to) be (?:explained|discussed|shown|considered|seen)\\b',
  'i',
);
const LEANING_OPENING = new RegExp(
  `^${oneOf(
    'there that so but and or nor yet still then later soon afterwards finally next first firstly ' +
      'second secondly third lastly instead once since because if whereas although though as unless ' +
      'even only what which who whose how why where no not nothing never many most some few several ' +
      'all both each every either neither one two three other until before perhaps unlike just rather ' +
      'hardly nearly almost suddenly gradually together apart part more less much enough to having being ' +
      'worse better came comes conversely similarly otherwise',
  )}\\b|^In (?:between|each|either|both|short|sum|brief|addition|other words|conclusion|any case)\\b|^(?:In|By|On the) contra(?:st|ry)\\b(?! to\\b)|^Needless to say\\b|^Generally speaking\\b|^The ${oneOf('man woman son daughter wife widow brother sister friend boy girl')} of an?\\b`,
  'i',
);
/** "The first", with the noun left out. */
const ELLIPTIC =
  /\b(?:the|a|an) (?:first|second|third|fourth|last|former|new|old|better|larger|smaller|best)(?= (?:in|of|was|is|were|had|and|at|on|by)\b|,|\.)(?<! a second)/i;
/** After an abbreviation that may or may not end a sentence, as in "Charles V. He". */
const SECOND_SENTENCE = /\.\s+(?:The|An?|In|It|He|She|They|This|These|But|And|By|At)\b/;
/** Speech, questions, insertions, and codes such as "H4" that were explained before. */
const NO_PLAIN_STATEMENT = /[“”"‘?!;:—–*[\]{}<>|\n…]|--|\bet al\b|\b\p{Lu}\d+\b|\b(?:Mr|Mrs|Ms)\b/u;

/**
 * Whether a sentence makes sense by itself to somebody who has not read the one before: whole, of a
 * readable length, and with nothing that points outside it. `people` are the ends of the names of
 * persons in it.
 */
export function standsAlone(sentence: string, people: readonly number[]): boolean {
  return (
    isWhole(sentence) &&
    !LEANING_OPENING.test(sentence) &&
    !LEANING.test(sentence) &&
    !ELLIPTIC.test(sentence) &&
    !hasBareDefinite(sentence) &&
    !hasLoosePronoun(sentence, people)
  );
}

function isWhole(sentence: string): boolean {
  return (
    sentence.length >= LETTERS.least &&
    sentence.length <= LETTERS.most &&
    sentence.split(/\s+/).length >= FEWEST_WORDS &&
    /^\p{Lu}.*\p{L}{2}.*\.$/u.test(sentence) &&
    !NO_PLAIN_STATEMENT.test(sentence) &&
    !SECOND_SENTENCE.test(sentence) &&
    sentence.split('(').length === sentence.split(')').length
  );
}

/** The next sentence takes it back, or tells whose opinion it was. */
const TAKES_BACK =
  /^(?:So (?:\p{L}+ ){0,2}?(?:wrote|said|thought|believed|held|taught|ran|went)|That (?:is|was) (?:not|wrong|no)|This (?:is|was) (?:not|wrong|no)|It (?:is|was) (?:not|wrong|false|easy)|In fact|In truth|Not quite|Nothing of the|Historians|Nobody|It sounded)\b/u;

/** Whether what follows a sentence leaves it standing. */
export const isUpheld = (next: string | undefined): boolean =>
  next === undefined || !TAKES_BACK.test(next);

const HE_OR_SHE = /\b(?:[Hh]e|[Ss]he|him|[Hh]is|her|hers|himself|herself)\b/;
/** Somebody else than who does it: "Josiah opposed him". */
const OBJECT = /\b(?:him|hers)\b/;
const OWNED = /\b(?:[Ii]ts|[Tt]heir|theirs)\b/;
/** Something other than a person that "it", "its" or "their" can stand for. */
const OWNER =
  /\b(?:[Aa]n?|[Tt]he|each|every|two|three|four|all|most|many) (?:\p{L}+ ){0,3}?\p{L}{3,}|\p{Ll}{3,}s\b/u;
/** In front of these, "it" mostly stands for what the clause before was about. */
const CARRIED_ON = /\b(?:and|when|where|because|until|although|since|while) (?:it|they)\b/g;
/** What they stand for may be anything that was named before, so that they are seldom clear. */
const UNCLEAR =
  /\b(?:[Ii]t|[Tt]hey|them|itself|themselves|ones|thereby|thereof|therein)\b|\bone(?=[,.]| (?:and|or|was|is)\b)/;

/**
 * Whether a pronoun stands for something outside the sentence, as far as can be told. `people` are
 * the ends of the names of persons in it.
 */
function hasLoosePronoun(sentence: string, people: readonly number[]): boolean {
  const person = HE_OR_SHE.exec(sentence)?.index;
  if (person !== undefined && !people.some((end) => end <= person)) return true;
  const object = OBJECT.exec(sentence)?.index;
  if (object !== undefined && people.filter((end) => end <= object).length < 2) return true;
  const owned = OWNED.exec(sentence)?.index;
  if (owned !== undefined && !OWNER.test(sentence.slice(0, owned))) return true;
  return UNCLEAR.test(
    sentence.replace(CARRIED_ON, (found, at: number) =>
      OWNER.test(sentence.slice(0, at)) ? '' : found,
    ),
  );
}
