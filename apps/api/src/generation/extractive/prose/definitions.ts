import { isAcronymOf } from '../given-away.ts';
import type { WordLore } from '../names.ts';
import { taggedWords } from '../tagged-words.ts';
import type { Card } from './cards.ts';

/** What a sentence says that something is. */
export type Definition = {
  /** Without its article, as it is written within a sentence. */
  readonly term: string;
  readonly gloss: string;
  readonly isPlural: boolean;
  readonly card: Card;
};

const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

const BEING =
  /^(?:(An?|The) )?(?!an? |the )([\p{L}\p{N}’+-]+(?: [\p{L}\p{N}’+-]+){0,3}) (is|are) ((?:an?|the|any) .{15,190})\.$/u;
const FIRST_WORDS = 4;
const FEWEST_WORDS = 5;
const SPELLS_OUT = /^(?:an?|the) (?:abbreviation|acronym|name)\b/;

/** Sets a thing apart from others of its kind; "of" alone makes a figure of speech. */
const SETS_APART =
  /\b(?:that|which|who|whose|where|for|from|with|between|without|to|made|equal|\p{L}{3,}(?:ing|ed)|built|given|kept|known|written|sent|put)\b/u;
const GOES_ON =
  /, (?:and|but|so|for|with) |\band (?:can|is|are|was|has|acts?|does|so) |\b(?:one|it|they|although|though|but|while|whereas) | - | \. |[?!;:…“”"]|https?/;
/** A verb that belongs to no "which": the description has ended before it. */
const VERB_OF_ITS_OWN =
  /^(?:(?!\b(?:that|which|who|whose|where|when|how|what)\b).)*\b(?:is|are|was|were|has|have|had|does)\b/;
/** Says how something compares, not what it is. */
const COMPARING =
  /^the (?:most|least|only|same|first|last|next|best|worst|\p{Ll}+est|other|very|more|main|chief|real|true)\b/u;
/** What somebody thinks of a thing, by the first words of a description. */
const JUDGING = new RegExp(
  `\\b${oneOf(
    'very highly entirely wholly truly somewhat rather quite essential important shrewd great good bad ' +
      'better terrible wonderful beautiful noble brand-new new difficult easy hard perfect mere merely ' +
      'necessary vital crucial popular famous common major wise useful valuable fine excellent serious ' +
      'big huge large delicate curious strange natural favourite favorite integral fundamental ' +
      'wretched poor rich happy sad mature vast recommended preferred typical notable',
  )}\\b`,
  'i',
);
/** Heads that place a thing in an argument, not among its like. */
const NO_KIND = new RegExp(
  `^(?:an?|the|any) (?:[\\p{L}-]+ ){0,3}?${oneOf(
    'aspect product cornerstone strategy way ways means result matter part example sign source key basis ' +
      'foundation cause consequence symptom symbol expression heart soul essence root enemy friend mother ' +
      'father child servant slave master problem question thing things reason challenge concern issue step ' +
      'start beginning end victim fruit price proof evidence reflection effect outcome condition case ' +
      'choice prerequisite requirement idea point pleasure joy blessing curse evil crime duty right ' +
      'advantage disadvantage help danger threat sin virtue vice subject topic figure alternative ' +
      'candidate priority success failure fact one return flower link summary complement tyrant',
  )}\\b`,
  'u',
);
/** What is no person, and is seldom meant as a figure: of these a name can be asked too. */
const PLAIN_KIND = new RegExp(
  `^(?:an?|the) (?:[\\p{L}\\p{N}()/-]+ ){0,4}?${oneOf(
    'tool tools program system protocol software suite set server client command daemon format file ' +
      'language library package method technique standard abbreviation acronym name device instrument ' +
      'machine layer interface model distribution utility service process form type term collection ' +
      'database scanner sniffer manager module algorithm unit measure framework editor compiler filter ' +
      'rebuild act',
  )}\\b`,
  'u',
);
/** Leans on what was said, or speaks to somebody. */
const LEANING = new RegExp(
  `\\b${oneOf(
    'this these those here above below such our we us my i me you your following previous said section ' +
      'chapter figure today now however therefore also example page former latter same her his their its',
  )}\\b`,
  'i',
);
const NO_TERM = new RegExp(
  `\\b${oneOf(
    'is are was were it this that there what he she they we you one result reason answer problem question ' +
      'difference point fact idea truth story best first last next only most more other same aim purpose ' +
      'trick rest whole second third any every each no all some example examples alternative solution ' +
      'option and or of in by to for because as if yet while here among its their his her our my so but ' +
      'when since also thus hence such another case exception output input typical notable preferred usual ' +
      'main goal feature possibility value syntax on at with from into over under now not right left used first where who which whose how whether provides ' +
      'two three four five six seven eight nine ten',
  )}\\b`,
  'i',
);

/** "A meridian is a line from pole to pole." */
export function definitionOf(sentence: string, lore: WordLore): Definition | undefined {
  const [, article = '', raw = '', verb = '', gloss = ''] = BEING.exec(sentence) ?? [];
  if (raw === '' || NO_TERM.test(raw) || !isDescription(gloss)) return undefined;
  const words = raw.split(' ');
  const isNamed = /[\p{Lu}\p{N}]/u.test(raw.slice(1)) || words.some(lore.isName);
  // "The server" is mostly one of which was spoken.
  if (article === 'The' && !isNamed) return undefined;
  const isOpening = article === '' && !isNamed && /^\p{Lu}/u.test(raw);
  // A sentence begins with a capital whatever its first word is.
  const isUnknown = isOpening && !lore.isCommon(words[0] ?? '');
  const term = isOpening && !isUnknown ? withoutCapital(raw) : raw;
  const isFit = isNamed || isUnknown ? isName(term) && PLAIN_KIND.test(gloss) : isTerm(term);
  if (!isFit) return undefined;
  if (isAcronymOf(term, gloss) && !SPELLS_OUT.test(gloss)) return undefined;
  const named = article === '' ? term : `${article.toLowerCase()} ${term}`;
  const card = { front: `What ${verb} ${named}?`, back: withCapital(gloss) };
  return { term, gloss, isPlural: verb === 'are', card };
}

const isDescription = (gloss: string) =>
  gloss.split(' ').length >= FEWEST_WORDS &&
  SETS_APART.test(gloss) &&
  !COMPARING.test(gloss) &&
  !NO_KIND.test(gloss) &&
  !GOES_ON.test(gloss) &&
  !VERB_OF_ITS_OWN.test(gloss) &&
  !LEANING.test(gloss) &&
  gloss.split('(').length === gloss.split(')').length &&
  !JUDGING.test(gloss.split(' ').slice(0, FIRST_WORDS).join(' '));

/** No number of a list, and no verb that is part of another sentence. */
const isName = (term: string) =>
  !/(?:^| )\d/.test(term) &&
  taggedWords(term).every(({ text, tags }) => /\p{Lu}/u.test(text) || !tags.has('Verb'));

const LEAST_LETTERS = 4;

/** Nouns with what describes them. */
function isTerm(term: string): boolean {
  const words = taggedWords(term);
  return (
    term.length >= LEAST_LETTERS &&
    !/^\p{L}+ing /u.test(term) &&
    words.every(({ tags }) => !tags.has('Verb') || tags.has('Gerund')) &&
    words.at(-1)?.tags.has('Noun') === true
  );
}

const withCapital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const withoutCapital = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
