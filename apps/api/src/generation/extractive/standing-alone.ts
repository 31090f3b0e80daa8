const LETTERS = { least: 45, most: 230 };
const FEWEST_WORDS = 8;

const words = (list: string) => list.split(' ').join('|');

/** Words that lean on what was said before, wherever they stand. */
const LEANING = new RegExp(
  `\\b(?:${words(
    'i me my mine we us our ours you your yours this these those here above below latter former ' +
      'however therefore thus moreover furthermore nevertheless meanwhile accordingly hence indeed ' +
      'also too again likewise ago today tonight yesterday tomorrow now presently said aforesaid ' +
      'such another others elsewhere chapter page figure preceding following perhaps',
  )})\\b|\\b(?:the|that) (?:same|other|two|three|time|moment|point|rest|whole|one|ones)\\b|` +
    '\\b(?:of|in|to|by|from|at|with|for|on|all|upon) that\\b(?! \\p{L}+ (?:is|was|were|had))|' +
    '\\bso (?:much|many|far|that|on)\\b|\\bto-day\\b',
  'iu',
);
const FIRST_WORDS_REFUSED = new RegExp(
  `^(?:${words(
    'he she it they his her its their there that so but and or nor yet still then later soon ' +
      'afterwards finally next first firstly second secondly third lastly instead once since because ' +
      'if when while whereas although though as unless even only what which who whose how why where ' +
      'no not nothing never many most some few several all both each every either neither one two ' +
      'three other until after before such perhaps never like unlike just rather hardly nearly almost ' +
      'suddenly gradually together apart part more less much enough to having being',
  )})\\b`,
  'i',
);
const PRONOUN = /\b(?:he|she|him|his|her|hers|it|its|they|them|their|theirs|himself|itself)\b/i;
const HE_OR_SHE = /^(?:he|she|him|his|her|hers|himself|herself)$/i;
/** A subject of its own before the first comma: "Ships lost their way". */
const OPENING_NOUN = /^(?:(?:A|An) )?\p{Lu}?\p{Ll}+s? \p{Ll}+/u;
const NAME = /\b\p{Lu}\p{L}+/u;

/** Nouns that, with "the" and nothing after, mean one that was spoken of before. */
const SPOKEN_OF =
  'account action affair agreement aim answer apparatus argument army arrangement attack attempt ' +
  'author battle book boy brother building business captain capital case castle cause ceremony ' +
  'change child city claim colony committee company conclusion condition conflict conquest council ' +
  'country couple court crew crowd daughter decision device difference difficulty discovery district ' +
  'doctor document effect emperor empire enemy episode event example exception expedition experiment ' +
  'explanation fact family father figure fleet force friend garrison general girl government group ' +
  'house husband idea incident institution instrument invention island job journey judge king kingdom ' +
  'knight lady land law leader letter line list lord machine man manuscript master matter meaning ' +
  'measure measurement meeting merchant method mission model money monk mother mountain movement name ' +
  'nation news notion number objection observation observer officer operation opinion order paper part ' +
  'party people period phenomenon place plan pope power practice president priest prince principle ' +
  'prisoner prize problem procedure process professor project proof proposal province purpose puzzle ' +
  'queen question reason rebellion reform regime region reign report republic result revolution ' +
  'revolt river road room rule ruler scene scheme secret section ship siege situation society soldier ' +
  'solution son state station statement step story struggle student subject success surprise system ' +
  'table task teacher team tenant test theory thing town treatise treaty trial tribe trick trouble ' +
  'unit value version victory village visitor voyage war way wife winner woman work writer year';
const BARE_DEFINITE = new RegExp(
  `\\b(?:the|that) (?:(?:\\p{Ll}+) )?(?:${words(SPOKEN_OF)})(?:e?s|’s|'s)?` +
    '(?=[,.)]| (?:\\p{Ll}+ed|and|or|but|is|was|are|were|had|has|have|could|would|did|does|made|' +
    'became|began|came|went|took|gave|lay|stood|fell|rose|held|lost|won|led|by|with|as|into|under)\\b)',
  'iu',
);

/**
 * Whether a sentence makes sense by itself to somebody who has not read the one before: whole, of a
 * readable length, and with nothing that points outside it. `people` are the ends of the names of
 * persons in it.
 */
export function standsAlone(sentence: string, people: readonly number[]): boolean {
  return (
    isWhole(sentence) &&
    !FIRST_WORDS_REFUSED.test(sentence) &&
    !LEANING.test(sentence) &&
    !BARE_DEFINITE.test(sentence) &&
    !hasLoosePronoun(sentence, people)
  );
}

/** After an abbreviation that may or may not end a sentence, as in "Charles V. He". */
const SECOND_SENTENCE = /\.\s+(?:The|An?|In|It|He|She|They|This|These|But|And|By|At)\b/;

function isWhole(sentence: string): boolean {
  return (
    sentence.length >= LETTERS.least &&
    sentence.length <= LETTERS.most &&
    sentence.split(/\s+/).length >= FEWEST_WORDS &&
    /^\p{Lu}.*\p{L}{2}.*\.$/u.test(sentence) &&
    !/[“”"‘?!;:—–*[\]{}<>|\n…]|--|\bet al\b|\b(?:Mr|Mrs|Ms)\b/.test(sentence) &&
    !SECOND_SENTENCE.test(sentence) &&
    sentence.split('(').length === sentence.split(')').length
  );
}

/** A pronoun with nothing before it in the sentence that it can stand for. */
function hasLoosePronoun(sentence: string, people: readonly number[]): boolean {
  const pronoun = PRONOUN.exec(sentence);
  if (pronoun === null) return false;
  if (HE_OR_SHE.test(pronoun[0])) return !people.some((end) => end <= pronoun.index);
  return !NAME.test(sentence.slice(1, pronoun.index)) && !OPENING_NOUN.test(sentence);
}
