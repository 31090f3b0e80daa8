import { contentStems } from '../../../items/checks/word-similarity.ts';
import { isAcronymOf } from '../given-away.ts';
import type { WordLore } from '../names.ts';
import { taggedWords } from '../tagged-words.ts';
import { isDescription, isOfPlainKind } from './descriptions.ts';

/** A question with its answer, as a sentence gives them. */
export type Card = { readonly front: string; readonly back: string };

/** What a sentence says that something is. */
export type Definition = {
  /** Without its article, as it is written within a sentence. */
  readonly term: string;
  readonly gloss: string;
  readonly card: Card;
};

const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

const BEING =
  /^(?:(An?|The) )?(?!an? |the )([\p{L}\p{N}’+-]+(?: [\p{L}\p{N}’+-]+){0,3}) (is|are|means|refers to|is defined as) ((?:an?|the|any) .{15,190})\.$/u;
const SPELLS_OUT = /^(?:an?|the) (?:abbreviation|acronym|name)\b/;
const NO_TERM = new RegExp(
  `\\b${oneOf(
    'is are was were it this that there what he she they we you one result reason answer problem question analogy ' +
      'difference point fact idea truth story best first last next only most more other same aim purpose ' +
      'trick rest whole second third any every each no all some example examples alternative solution ' +
      'option and or of in by to for because as if yet while here among its their his her our my so but ' +
      'when since also thus hence such another case exception output input typical notable preferred usual ' +
      'main goal feature possibility value syntax on at with from into over under now not right left used first where whereas who which whose how whether provides ' +
      'two three four five six seven eight nine ten',
  )}\\b`,
  'i',
);

/** "Aristotle’s universe" is one among others; laws and diseases have such names. */
const OWNED =
  /’s (?!.*\b(?:law|theorem|lemma|rule|principle|paradox|razor|disease|syndrome|effect|constant|equation|test|method)s?$)/;
/** "Flights is a tibble": what somebody has named so. */
const LOOKS_PLURAL = /(?<!s|u|i|ic)s$/;
const SEVERAL =
  /^(?:an?|the) (?:\p{L}+ )?(?:type|kind|form|class|set|group|series|family|sort|pair|system|collection)s? /u;

/** "(Fernández & Cairns, 2011)" */
const CITATION = / \(\p{Lu}[^()]{2,80}, (?:1[5-9]|20)\d\d[a-z]?\)/gu;

/** "A meridian is a line from pole to pole." */
export function definitionOf(sentence: string, lore: WordLore): Definition | undefined {
  const [, article = '', raw = '', verb = '', gloss = ''] =
    BEING.exec(sentence.replace(CITATION, '')) ?? [];
  if (raw === '' || NO_TERM.test(raw) || OWNED.test(raw) || !isDescription(gloss)) return undefined;
  const words = raw.split(' ');
  const isNamed = /[\p{Lu}\p{N}]/u.test(raw.slice(1)) || words.some(lore.isName);
  // "The server" is mostly one of which was spoken.
  if (article === 'The' && !isNamed) return undefined;
  const isOpening = article === '' && !isNamed && /^\p{Lu}/u.test(raw);
  // A sentence begins with a capital whatever its first word is.
  const isUnknown = isOpening && !lore.isCommon(words[0] ?? '');
  const term = isOpening && !isUnknown ? withoutCapital(raw) : raw;
  const isFit = isNamed || isUnknown ? isName(term) && isOfPlainKind(gloss) : isTerm(term);
  if (!isFit || isCircular(term, gloss) || !isOfOneNumber({ article, term, verb, gloss }))
    return undefined;
  if (isAcronymOf(term, gloss) && !SPELLS_OUT.test(gloss)) return undefined;
  const named = article === '' ? term : `${article.toLowerCase()} ${term}`;
  const card = {
    front: `What ${verb === 'are' ? 'are' : 'is'} ${named}?`,
    back: withCapital(gloss),
  };
  return { term, gloss, card };
}

/** "Harbour pilots are pilots of a harbour"; that latent heat is a heat says what it is one of. */
function isCircular(term: string, gloss: string): boolean {
  const told = contentStems(gloss, 3);
  const shared = [...contentStems(term, 3)].filter((stem) => told.has(stem)).length;
  return shared > (term.includes(' ') ? 1 : 0);
}

type Told = { article: string; term: string; verb: string; gloss: string };

/** Several things are a kind of things, and one thing has no "s". */
const isOfOneNumber = ({ article, term, verb, gloss }: Told): boolean =>
  verb === 'are'
    ? SEVERAL.test(gloss)
    : article !== '' || /\p{Lu}/u.test(term) || !LOOKS_PLURAL.test(term);

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
